import 'client-only';
import useSWR from 'swr';
import { type ListingQuery, listingQueryParams } from '@/lib/contract/listing-query';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { fetchJson } from './fetch-json';

/** The page of listings for a query; `initial` is what the server rendered for `initialQuery`. */
export function useListingPage(query: ListingQuery, initialQuery: ListingQuery, initial: ListingCardPage | null) {
  const key = keyOf(query);
  return useSWR<ListingCardPage>(key, fetchJson, {
    fallbackData: key === keyOf(initialQuery) && initial ? initial : undefined,
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    errorRetryInterval: 3_000,
  });
}

function keyOf(query: ListingQuery): string {
  const params = listingQueryParams(query);
  params.set('page', String(query.page));
  return `/api/care/TypeDetail/typecardlist?${params}`;
}
