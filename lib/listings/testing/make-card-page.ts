import { listingPageSchema } from '@/lib/contract/listing-page';
import { type ListingCardPage, toListingCardPage } from '@/lib/listings/listing-card';
import { makeListing } from './make-listing';

const noFacets = { categories: [], filters: [], locations: [], cities: [], kinds: [], audiences: [] };

/** A page of the directory with so many cards, from what the test is about. */
export function makeCardPage(cards: number, parts: Partial<ListingCardPage> = {}): ListingCardPage {
  const page = listingPageSchema.parse({ items: [], total: cards, page: 1, pageSize: 12, facets: noFacets });
  const items = Array.from({ length: cards }, (_, index) =>
    makeListing({ typeId: index + 1, typeTitle: `Service ${index + 1}`, city: 'Leeds' }),
  );
  return { ...toListingCardPage({ ...page, items }, []), ...parts };
}
