import { foldText } from '@/lib/contract/fold-text';
import { columnsOf } from './columns';
import type { Directory } from './directory';
import type { Place } from './places/place';

/** Where the entries are, seen from a place. */
export type Nearness = {
  /** NaN where nobody knows. */
  miles: Float64Array;
  /** 1 for what is in the place itself. */
  isHere: Uint8Array;
};

const milesPerDegree = 69.1;
/** A town's name means another town of that name further away than this. */
const furthestNamesake = 30;

/** @param within Miles that count as the place itself; null leaves it to the place. */
export function nearPlace(
  { entries, facts }: Pick<Directory, 'entries' | 'facts'>,
  place: Place,
  within: number | null,
  postcode: string,
): Nearness {
  const isNamed = namedEntries(entries, place);
  const miles = new Float64Array(entries.length);
  const isHere = new Uint8Array(entries.length);
  const radius = within ?? place.radius;
  // Flat, over so small a country: a tenth of the time of a great circle.
  const across = Math.cos((place.lat * Math.PI) / 180) * milesPerDegree;
  for (let at = 0; at < miles.length; at += 1) {
    const x = ((facts.lng[at] ?? 0) - place.lng) * across;
    const y = ((facts.lat[at] ?? 0) - place.lat) * milesPerDegree;
    const distance = Math.sqrt(x * x + y * y);
    miles[at] = distance;
    if (place.kind === 'area') isHere[at] = (isNamed[at] ?? 0) || (within !== null && distance <= within) ? 1 : 0;
    else if (distance <= radius) isHere[at] = 1;
    else if (within === null && isNamed[at] && !(distance > furthestNamesake)) isHere[at] = 1;
  }
  if (place.kind === 'postcode') preferSamePostcode({ miles, isHere }, entries, postcode || place.name);
  return { miles, isHere };
}

/** Where only the town of most is known, the postcodes themselves tell more than the miles between them. */
const milesApart = { whole: 0, sector: 0.5, district: 1, other: 1.5 };

function preferSamePostcode({ miles, isHere }: Nearness, entries: Directory['entries'], asked: string): void {
  const code = asked.replace(/\s/g, '');
  const isWhole = /\d[A-Z]{2}$/.test(code);
  const [district = code] = asked.includes(' ') ? asked.split(' ') : [isWhole ? code.slice(0, -3) : code];
  const sector = isWhole ? code.slice(0, -2) : code.length > district.length ? code : null;
  const columns = columnsOf(entries);
  const whole = isWhole ? columns.postcode.codeOf.get(code) : undefined;
  const inSector = sector === null ? undefined : columns.sector.codeOf.get(sector);
  const inDistrict = columns.district.codeOf.get(district);
  for (let at = 0; at < miles.length; at += 1) {
    const distance = miles[at] ?? 0;
    if (columns.postcode.codes[at] === whole) miles[at] = milesApart.whole;
    else if (columns.sector.codes[at] === inSector) miles[at] = Math.min(distance, milesApart.sector);
    else if (columns.district.codes[at] === inDistrict) miles[at] = Math.min(distance, milesApart.district);
    else {
      miles[at] = Math.max(distance, milesApart.other);
      continue;
    }
    isHere[at] = 1;
  }
}

/** 1 for each entry whose town or area goes by the place's name, or by that of one of its parts. */
function namedEntries(entries: Directory['entries'], place: Place): Uint8Array {
  const names = [foldText(place.name), ...place.parts];
  const named = new Uint8Array(entries.length);
  const { location, city } = columnsOf(entries);
  for (const column of [location, city]) {
    const wanted = new Set(names.flatMap((name) => column.codeOf.get(name) ?? []));
    if (wanted.size === 0) continue;
    for (let at = 0; at < named.length; at += 1) if (wanted.has(column.codes[at] ?? -1)) named[at] = 1;
  }
  return named;
}
