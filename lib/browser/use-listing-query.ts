import 'client-only';
import { emptyListingQuery, type ListingQuery, listingHref, parseListingQuery } from '@/lib/contract/listing-query';
import { useAddressQuery } from './use-address-query';

export function useListingQuery(initial: ListingQuery) {
  return useAddressQuery(initial, {
    parse: (params) => parseListingQuery(params) ?? emptyListingQuery,
    href: listingHref,
  });
}
