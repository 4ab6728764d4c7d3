import type { TownRow } from './towns';
import { ukPlacesTable } from './uk-places-table';

/** What every installation knows, until it imports more. */
export const shippedTowns: readonly TownRow[] = ukPlacesTable.trim().split('\n').map(readLine);

function readLine(line: string): TownRow {
  const [name = '', authority = '', lat, lng, population] = line.split('|');
  return { name, authority, lat: Number(lat), lng: Number(lng), population: Number(population) };
}
