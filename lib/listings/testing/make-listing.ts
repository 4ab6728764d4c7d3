import { type Listing, type ListingWire, listingSchema } from '@/lib/contract/listing';

/** A listing for a test, from the fields the test is about. */
export function makeListing(wire: Partial<ListingWire> & { typeId: number }): Listing {
  return listingSchema.parse({ openClose: 'Open', ...wire });
}
