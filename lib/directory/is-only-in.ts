import { foldText } from '@/lib/contract/fold-text';
import type { DirectoryEntry } from './directory-entry';
import type { Place } from './places/place';
import { foldPlaceName } from './places/place-name';

type Placed = Pick<DirectoryEntry, 'position' | 'city' | 'location'>;

/** Whether no more is known of where an entry is than that it is in this town, or this postcode's: how far, nobody can say. */
export function isOnlyIn(place: Place, { position, city, location }: Placed): boolean {
  if (!position?.onlyIn) return false;
  if (place.kind === 'postcode') return position.onlyIn === postTownOf(place);
  const names = new Set([foldText(place.name), foldPlaceName(place.name), ...place.parts]);
  if (names.has(city) || names.has(position.onlyIn)) return true;
  if (!names.has(location)) return false;
  // 'Garforth, Leeds' is known by Garforth's middle, which has its distance from that of Leeds; 'London, Wandsworth' by
  // London's, which says nothing.
  return foldPlaceName(city) !== position.onlyIn || foldPlaceName(place.county) === position.onlyIn;
}

/** London's is a part of it: 'london sw'. */
function postTownOf({ name, county }: Place): string {
  if (name.startsWith('London ')) return foldPlaceName(name);
  return foldPlaceName(county === 'London' ? `London ${/^[A-Z]+/.exec(name)?.[0] ?? ''}` : county);
}
