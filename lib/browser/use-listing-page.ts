import 'client-only';
import useSWR from 'swr';
import { type ListingQuery, listingQueryParams } from '@/lib/contract/listing-query';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { fetchJson } from './fetch-json';

/** The page of listings for a query; `initial` is what the server rendered for `initialQuery`. */
export function useListingPage(query: ListingQuery, initialQuery: ListingQuery, initial: ListingCardPage | null) {
  const key = keyOf(query);
  // Not as SWR's fallback: with `keepPreviousData` the page before would hide it.
  const given = key === keyOf(initialQuery) ? initial : null;
  const { data, error, isLoading, isValidating } = useSWR<ListingCardPage>(given ? null : key, fetchJson, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    errorRetryInterval: 3_000,
  });
  return { data: given ?? data ?? initial ?? undefined, error, isLoading, isValidating };
}

function keyOf(query: ListingQuery): string {
  const params = listingQueryParams(query);
  params.set('page', String(query.page));
  return `/api/listings?${params}`;
}
