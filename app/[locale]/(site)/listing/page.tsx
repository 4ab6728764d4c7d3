import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AlertOffer } from '@/components/alerts/alert-offer';
import { Regulator } from '@/components/layout/regulator';
import { Unavailable } from '@/components/layout/unavailable';
import { ListingScreen } from '@/components/listings/listing-screen';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { getListingPage } from '@/lib/care-api/listings';
import { hasNewsletter } from '@/lib/care-api/newsletter';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { directoryWords } from '@/lib/listings/directory-words';
import { toListingCardPage } from '@/lib/listings/listing-card';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/listing'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  const { metaTitle, metaDescription, path } = directoryWords(emptyListingQuery, [], t);
  return pageMetadata({ locale, path, title: metaTitle, description: metaDescription, siteName: t('Meta.siteName') });
}

/** The directory with nothing asked: static. A query is answered by `results`. */
export default async function ListingPage({ params }: PageProps<'/[locale]/listing'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, company, categories, page] = await Promise.all([
    getTranslations({ locale }),
    getCompany(),
    listCategories(),
    getListingPage(emptyListingQuery),
  ]);
  if (!page) return <Unavailable company={company} />;
  const { title, intro, steps } = directoryWords(emptyListingQuery, categories, t);
  return (
    <>
      <ListingScreen
        title={title}
        intro={intro}
        steps={steps}
        categories={categories}
        query={emptyListingQuery}
        page={toListingCardPage(page, categories)}
        phone={company?.phone ?? ''}
        alerts={(await hasNewsletter()) && <AlertOffer query={emptyListingQuery} />}
      />
      <Regulator company={company} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}
