import { foldText } from '@/lib/contract/fold-text';
import { columnsOf, markCodes } from './columns';
import type { Directory } from './directory';
import { milesPerDegree, type Place } from './places/place';
import { scratchOf } from './scratch';

export type Nearness = {
  /** NaN where nobody knows. */
  miles: Float64Array;
  /** 1 for what is in the place itself. */
  isHere: Uint8Array;
};

/** A town's name means another town of that name further away than this. */
const furthestNamesake = 30;

export type AskedPlace = { place: Place; within: number | null; postcode: string };

/** `within`: miles that count as the place itself, null leaves it to the place. `among`: entries that are looked at. */
export function nearPlace(
  { entries, facts }: Directory,
  { place, within, postcode }: AskedPlace,
  among: Uint32Array,
): Nearness {
  const isNamed = namedEntries(entries, place);
  const { miles, isHere } = scratchOf(facts).near;
  const radius = within ?? place.radius;
  // Flat, over so small a country: a tenth of the time of a great circle.
  const across = Math.cos((place.lat * Math.PI) / 180) * milesPerDegree;
  for (let index = 0; index < among.length; index += 1) {
    const at = among[index] ?? 0;
    const x = ((facts.lng[at] ?? 0) - place.lng) * across;
    const y = ((facts.lat[at] ?? 0) - place.lat) * milesPerDegree;
    // No more than that it surely is: what is somewhere in a county is not said to be near one of its towns.
    const distance = Math.sqrt(x * x + y * y) + (facts.spread[at] ?? 0);
    miles[at] = distance;
    isHere[at] = 0;
    if (place.kind === 'area') isHere[at] = isNamed(at) || (within !== null && distance <= within) ? 1 : 0;
    else if (distance <= radius) isHere[at] = 1;
    else if (within === null && isNamed(at) && !(distance > furthestNamesake)) isHere[at] = 1;
  }
  if (place.kind === 'postcode') preferSamePostcode({ miles, isHere }, entries, postcode || place.name, among);
  return { miles, isHere };
}

/** Where only the town of most is known, the postcodes themselves tell more than the miles between them. */
const milesApart = { whole: 0, sector: 0.5, district: 1, other: 1.5 };

function preferSamePostcode(
  { miles, isHere }: Nearness,
  entries: Directory['entries'],
  asked: string,
  among: Uint32Array,
): void {
  const { postcode, sector, district } = columnsOf(entries);
  const codes = codesOfPostcode(entries, asked);
  for (let index = 0; index < among.length; index += 1) {
    const at = among[index] ?? 0;
    const distance = miles[at] ?? 0;
    if (postcode.codes[at] === codes.postcode) miles[at] = milesApart.whole;
    else if (sector.codes[at] === codes.sector) miles[at] = Math.min(distance, milesApart.sector);
    else if (district.codes[at] === codes.district) miles[at] = Math.min(distance, milesApart.district);
    else {
      miles[at] = Math.max(distance, milesApart.other);
      continue;
    }
    isHere[at] = 1;
  }
}

export function codesOfPostcode(entries: Directory['entries'], asked: string) {
  const code = asked.replace(/\s/g, '');
  const isWhole = /\d[A-Z]{2}$/.test(code);
  const [district = code] = asked.includes(' ') ? asked.split(' ') : [isWhole ? code.slice(0, -3) : code];
  const sector = isWhole ? code.slice(0, -2) : code.length > district.length ? code : null;
  const columns = columnsOf(entries);
  return {
    postcode: isWhole ? columns.postcode.codeOf.get(code) : undefined,
    sector: sector === null ? undefined : columns.sector.codeOf.get(sector),
    district: columns.district.codeOf.get(district),
  };
}

function namedEntries(entries: Directory['entries'], place: Place): (at: number) => boolean {
  const { location, city } = columnsOf(entries);
  const [locations, cities] = [location, city].map((column) => markCodes(column, namesOf(place)));
  return (at) => locations?.[location.codes[at] ?? 0] === 1 || cities?.[city.codes[at] ?? 0] === 1;
}

export function namesOf(place: Place): string[] {
  return [foldText(place.name), ...place.parts];
}
