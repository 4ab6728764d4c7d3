import { type ListingQuery, listingQueryParams, parseListingQuery } from '@/lib/contract/listing-query';

/** Where a call is asked for from a page, with what is looked at there: `search` is what stands behind its `?`. */
export function callBackHref(path: string, search: string): string {
  const [, id] = /^\/listing-details\/([1-9]\d{0,8})$/.exec(path) ?? [];
  if (id) return `/form?listing=${id}`;
  const asked = path === '/listing' && readSearch(search);
  return asked ? `/form?${listingQueryParams(asked)}` : '/form';
}

export function readListingId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** A search of the directory, wherever in its pages; null where nothing was asked. */
export function readSearch(search: string): ListingQuery | null {
  const query = parseListingQuery(new URLSearchParams(search));
  const asked = query && { ...query, sort: 'best' as const, page: 1 };
  return asked && listingQueryParams(asked).size > 0 ? query : null;
}
