import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ListingScreen } from '@/components/listings/listing-screen';
import { JsonLd } from '@/components/ui/json-ld';
import { listCategories } from '@/lib/care-api/content';
import { getListingPage } from '@/lib/care-api/listings';
import { type ListingQuery, listingHref, parseListingQuery } from '@/lib/contract/listing-query';
import { siteUrl } from '@/lib/env';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { landingOf } from '@/lib/listings/landing';
import { toListingCardPage } from '@/lib/listings/listing-card';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/listing/results'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const query = await requireQuery(searchParams);
  const [t, categories] = await Promise.all([getTranslations({ locale }), listCategories()]);
  const landing = landingOf(query, categories);
  return {
    ...pageMetadata({
      locale,
      path: listingHref(landing?.query ?? {}),
      title: landing ? t('Listing.landingMetaTitle', landing.words) : t('Listing.metaTitle'),
      description: landing ? t('Listing.landingIntro', landing.words) : t('Listing.metaDescription'),
      siteName: t('Meta.siteName'),
    }),
    robots: landing?.isWhole ? undefined : { index: false, follow: true },
  };
}

/** A selection of the directory: `/listing?…` is rewritten to here and rendered per request. */
export default async function ListingResultsPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const query = await requireQuery(searchParams);
  const [t, categories, page] = await Promise.all([
    getTranslations({ locale, namespace: 'Listing' }),
    listCategories(),
    getListingPage(query),
  ]);
  const knowsCategories = query.categories.every((id) => categories.some((category) => category.id === id));
  const isBeyondLast = page !== null && query.page > 1 && page.items.length === 0;
  if ((categories.length > 0 && !knowsCategories) || isBeyondLast) notFound();
  const landing = landingOf(query, categories);
  const title = landing ? t('landingTitle', landing.words) : t('title');
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/listing' },
    ...(landing ? [{ name: title, path: listingHref(landing.query), content: landing.words.name }] : []),
  ];
  return (
    <>
      <ListingScreen
        title={title}
        content={landing?.words.name}
        intro={landing ? t('landingIntro', landing.words) : t('intro')}
        steps={steps}
        categories={categories}
        query={query}
        page={page && toListingCardPage(page, categories)}
      />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}

async function requireQuery(searchParams: Props['searchParams']): Promise<ListingQuery> {
  return parseListingQuery(readSearchParams(await searchParams)) ?? notFound();
}
