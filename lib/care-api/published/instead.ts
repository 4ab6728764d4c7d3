import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';

/** The published call that tells of the same row as one that an API may not have. */
export const insteadOf: ReadonlyMap<Endpoint, Endpoint> = new Map([
  [endpoints.getKeptListing, endpoints.getListingType],
]);
