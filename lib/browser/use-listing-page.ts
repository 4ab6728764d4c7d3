import 'client-only';
import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { type ListingQuery, listingQueryParams } from '@/lib/contract/listing-query';
import { defaultLocale, type Locale } from '@/lib/i18n/languages';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { fetchJson } from './fetch-json';

/** The page of listings for a query; `initial` is what the server rendered for `initialQuery`. */
export function useListingPage(query: ListingQuery, initialQuery: ListingQuery, initial: ListingCardPage | null) {
  const locale = useLocale();
  const key = keyOf(query, locale);
  // Not as SWR's fallback: with `keepPreviousData` the page before would hide it.
  const given = key === keyOf(initialQuery, locale) ? initial : null;
  const { data, error, isLoading, isValidating } = useSWR<ListingCardPage>(given ? null : key, fetchJson, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    errorRetryInterval: 3_000,
  });
  return { data: given ?? data ?? initial ?? undefined, error, isLoading, isValidating };
}

function keyOf(query: ListingQuery, locale: Locale): string {
  const params = listingQueryParams(query);
  if (locale !== defaultLocale) params.set('language', locale);
  params.set('page', String(query.page));
  return `/api/listings?${params}`;
}
