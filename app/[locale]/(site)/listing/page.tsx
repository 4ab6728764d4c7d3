import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ListingScreen } from '@/components/listings/listing-screen';
import { JsonLd } from '@/components/ui/json-ld';
import { listCategories } from '@/lib/care-api/content';
import { getListingPage } from '@/lib/care-api/listings';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { toListingCardPage } from '@/lib/listings/listing-card';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/listing'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/listing',
    title: t('Listing.metaTitle'),
    description: t('Listing.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

/** The directory with nothing asked: static. A query is answered by `results`. */
export default async function ListingPage({ params }: PageProps<'/[locale]/listing'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, categories, page] = await Promise.all([
    getTranslations({ locale, namespace: 'Listing' }),
    listCategories(),
    getListingPage(emptyListingQuery),
  ]);
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/listing' },
  ];
  return (
    <>
      <ListingScreen
        title={t('title')}
        intro={t('intro')}
        steps={steps}
        categories={categories}
        query={emptyListingQuery}
        page={page && toListingCardPage(page, categories)}
      />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}
