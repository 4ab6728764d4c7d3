import { type ListingQuery, listingQueryParams, parseListingQuery } from '@/lib/contract/listing-query';

export function readListingId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export function readSearch(search: string): ListingQuery | null {
  const query = parseListingQuery(new URLSearchParams(search));
  const asked = query && { ...query, sort: 'best' as const, page: 1 };
  return asked && listingQueryParams(asked).size > 0 ? query : null;
}
