import { type Door, type Kind, kindsBehind } from '@/lib/contract/kind';
import { emptyListingQuery, type ListingQuery, listingHref } from '@/lib/contract/listing-query';

/** The kind that stands in a door's address; behind the door it is no choice. Find care is the directory's own address. */
const kindsOfDoor: Readonly<Record<Door, readonly Kind[]>> = { care: [], jobs: ['jobs'], local: ['local'] };

export function ownKinds(door: Door): Kind[] {
  return [...kindsOfDoor[door]];
}

export function kindChoices(door: Door): Kind[] {
  return kindsBehind[door].filter((kind) => !kindsOfDoor[door].includes(kind));
}

export function emptyQueryOf(door: Door): ListingQuery {
  return { ...emptyListingQuery, kinds: ownKinds(door) };
}

export function doorHref(door: Door): string {
  return listingHref(emptyQueryOf(door));
}
