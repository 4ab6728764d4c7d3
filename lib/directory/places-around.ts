import { merge } from './chosen-places';
import { type Column, columnsOf } from './columns';
import type { Directory } from './directory';
import { type AskedPlace, codesOfPostcode, namesOf } from './near-place';
import { milesPerDegree } from './places/place';
import { placesWith } from './places-with';
import { squaresAround } from './squares';

const furthestLookedFor = 50;

/** Among these are all that may be in the place itself; null where that may be half of the land. */
export function placesAround(
  { entries }: Pick<Directory, 'entries'>,
  { place, within, postcode }: AskedPlace,
): Uint32Array | null {
  // A little more, for numbers are rounded.
  const miles = (within ?? (place.kind === 'area' ? 0 : place.radius)) + 0.1;
  if (miles > furthestLookedFor) return null;
  const columns = columnsOf(entries);
  const [up, across] = [miles / milesPerDegree, miles / (milesPerDegree * Math.cos((place.lat * Math.PI) / 180))];
  const withValues = <T>(column: Column<T>, values: readonly T[]) =>
    values.flatMap((value) => column.codeOf.get(value) ?? []).map((code) => placesWith(column, code));
  const codes = place.kind === 'postcode' ? codesOfPostcode(entries, postcode || place.name) : null;
  return [
    ...withValues(columns.square, squaresAround(place, up, across)),
    ...withValues(columns.location, namesOf(place)),
    ...withValues(columns.city, namesOf(place)),
    ...(['postcode', 'sector', 'district'] as const).flatMap((name) => {
      const code = codes?.[name];
      return code === undefined ? [] : [placesWith(columns[name], code)];
    }),
  ].reduce(merge, new Uint32Array());
}
