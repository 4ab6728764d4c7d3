import { foldText } from '@/lib/contract/fold-text';
import type { DirectoryEntry } from './directory';
import type { Place } from './places/place';
import { foldPlaceName } from './places/place-name';

type Placed = Pick<DirectoryEntry, 'position' | 'city' | 'location'>;

/** Whether no more is known of where an entry is than that it is in this town: how far from its middle, nobody can say. */
export function isOnlyIn(place: Place, { position, city, location }: Placed): boolean {
  if (!position?.onlyIn) return false;
  const names = new Set([foldText(place.name), foldPlaceName(place.name), ...place.parts]);
  if (names.has(city) || names.has(position.onlyIn)) return true;
  if (!names.has(location)) return false;
  // 'Garforth, Leeds' is known by Garforth's middle, which has its distance from that of Leeds; 'London, Wandsworth' by
  // London's, which says nothing.
  return foldPlaceName(city) !== position.onlyIn || foldPlaceName(place.county) === position.onlyIn;
}
