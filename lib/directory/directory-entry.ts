import type { Audience, Kind } from '@/lib/contract/kind';
import type { Listing } from '@/lib/contract/listing';
import type { ListingPosition } from './places/place';

export type DirectoryEntry = {
  id: number;
  /** Folded. */
  title: string;
  location: string;
  city: string;
  /** Without its space, in capitals. */
  postcode: string;
  categoryIds: readonly number[];
  /** Canonical ids. */
  filterIds: readonly number[];
  kinds: readonly Kind[];
  audiences: readonly Audience[];
  status: Listing['status'];
  position: ListingPosition | null;
  phones: readonly string[];
  email: string;
  host: string;
  /** From 0, the worst a regulator gives, to 1; null without one. */
  rating: number | null;
  /** In pounds a week, of care or of pay; null unknown. */
  price: number | null;
  /** Place in the list by title, then id. */
  titleOrder: number;
  /** Milliseconds since 1970. */
  createdAt: number | null;
};
