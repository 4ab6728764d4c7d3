import type { TownRow } from './towns';
import lines from './uk-places.json';

/** What every installation knows, until it imports more: made by workshop/make-places.mjs. */
export const shippedTowns: readonly TownRow[] = lines.map(readLine);

/** `York|City of York|53.9576|-1.0827|153717`: name, local authority, latitude, longitude, population (0 where unknown). */
function readLine(line: string): TownRow {
  const [name = '', authority = '', lat, lng, population] = line.split('|');
  return { name, authority, lat: Number(lat), lng: Number(lng), population: Number(population) };
}
