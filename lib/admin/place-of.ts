import type { KeptListing } from '@/lib/contract/listing';

/** Where a listing is, in a line for staff: registers know of some services the district alone. */
export function placeOf({ city, location, postcode }: Pick<KeptListing, 'city' | 'location' | 'postcode'>): string {
  return [city || location, postcode].filter(Boolean).join(', ');
}
