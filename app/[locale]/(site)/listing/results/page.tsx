import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AlertOffer } from '@/components/alerts/alert-offer';
import { Regulator } from '@/components/layout/regulator';
import { Unavailable } from '@/components/layout/unavailable';
import { ListingScreen } from '@/components/listings/listing-screen';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { getListingPage } from '@/lib/care-api/listings';
import { hasNewsletter } from '@/lib/care-api/newsletter';
import { doorOf } from '@/lib/contract/kind';
import { type ListingQuery, parseListingQuery } from '@/lib/contract/listing-query';
import { siteUrl } from '@/lib/env';
import { readSearchParams } from '@/lib/http/read-search-params';
import { getTranslateText } from '@/lib/i18n/get-translate-text';
import { requireLocale } from '@/lib/i18n/require-locale';
import { directoryWords } from '@/lib/listings/directory-words';
import { emptyQueryOf } from '@/lib/listings/doors';
import { holdForDocument } from '@/lib/listings/hold-for-document';
import { toListingCardPage } from '@/lib/listings/listing-card';
import { toSearchTitle } from '@/lib/listings/search-title';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/listing/results'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const query = await requireQuery(searchParams);
  const [t, say, categories, translate] = await Promise.all([
    getTranslations({ locale }),
    getTranslations({ locale, namespace: 'Client.listing' }),
    listCategories(),
    getTranslateText(locale),
  ]);
  const asked = directoryWords(query, categories, t, translate);
  // Whoever links here can ask for any town; a robot that reads `noindex` on a page that cannot be had now forgets it.
  const indexed = asked.isOwnPage && (await getListingPage(query))?.total !== 0;
  const isEmpty = asked.isOwnPage && !indexed;
  const words = isEmpty ? directoryWords(emptyQueryOf(doorOf(query.kinds)), categories, t) : asked;
  const { metaTitle, metaDescription: description, path, door } = words;
  const title = indexed ? metaTitle : toSearchTitle(query, say, { door, categories, translate });
  return pageMetadata({ locale, path, title, description, siteName: t('Meta.siteName'), indexed });
}

/** A selection of the directory: `/listing?…` is rewritten to here and rendered per request. */
export default async function ListingResultsPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const query = await requireQuery(searchParams);
  const [t, company, categories, page] = await Promise.all([
    getTranslations({ locale }),
    getCompany(),
    listCategories(),
    getListingPage(query),
  ]);
  if (!page) return <Unavailable company={company} />;
  const knowsCategories = query.categories.every((id) => categories.some((category) => category.id === id));
  const isBeyondLast = query.page > 1 && page.items.length === 0;
  if ((categories.length > 0 && !knowsCategories) || isBeyondLast) notFound();
  const { title, intro, content, steps } = directoryWords(query, categories, t, await getTranslateText(locale));
  const cards = toListingCardPage(page, categories);
  const phone = company?.phone ?? '';
  return (
    <>
      <ListingScreen
        title={title}
        content={content}
        intro={intro}
        steps={steps}
        categories={categories}
        query={query}
        page={cards}
        phone={phone}
        alerts={(await hasNewsletter()) && <AlertOffer query={query} />}
        held={await holdForDocument({ page: cards, query, categories, phone })}
      />
      <Regulator company={company} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}

async function requireQuery(searchParams: Props['searchParams']): Promise<ListingQuery> {
  return parseListingQuery(readSearchParams(await searchParams)) ?? notFound();
}
