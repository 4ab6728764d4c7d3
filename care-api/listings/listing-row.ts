import { z } from 'zod';
import type { ListingWire } from '@/lib/contract/listing';

/** Looked at by hand: to read the whole contract would cost more than the rest of a page of the directory. */
function isListing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('typeId' in value && 'typeTitle' in value && 'price' in value)) return false;
  return typeof value.typeId === 'number' && typeof value.typeTitle === 'string' && typeof value.price === 'string';
}

export const listingWire = z.custom<ListingWire>(isListing);
export const listingRow = z.object({ listing: listingWire });
