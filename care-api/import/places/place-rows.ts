import { plainCell } from '@/care-api/import/cells/plain-cell';
import { plainFigures } from '@/care-api/import/cells/plain-figures';
import { readDegrees } from '@/care-api/import/cells/read-number';
import { readPlace } from '@/care-api/import/cells/read-place';
import { type LinesByReason, note } from '@/care-api/import/reasons';
import type { Heading } from '@/care-api/import/tables/find-heading';
import { plainHeading } from '@/care-api/import/tables/heading-words';
import { sentenceOf } from '@/lib/contract/fault-words';
import type { ListedPlaces } from './listed-places';

/** What the columns may be called, the surest name first; GeoNames' own among them. */
const called = {
  name: ['name', 'place', 'place name', 'town', 'town name', 'settlement'],
  lat: ['lat', 'latitude'],
  lng: ['lng', 'lon', 'long', 'longitude'],
  authority: ['admin2 name', 'authority', 'local authority', 'county', 'council', 'area', 'district'],
  population: ['population', 'pop', 'residents'],
};
type Columns = Record<keyof typeof called, number>;

export function placeColumns(names: readonly string[]): Columns | null {
  const plain = names.map(plainHeading);
  const at = (words: readonly string[]) => plain.indexOf(words.find((word) => plain.includes(word)) ?? '-');
  const columns = { name: at(called.name), lat: at(called.lat), lng: at(called.lng) };
  if (Object.values(columns).includes(-1)) return null;
  return { ...columns, authority: at(called.authority), population: at(called.population) };
}

export async function readPlaceRows({ layout, line: headed, names }: Heading): Promise<ListedPlaces> {
  const places: ListedPlaces['places'] = [];
  const [skipped, mended]: [LinesByReason, LinesByReason] = [new Map(), new Map()];
  const columns = placeColumns(names);
  for await (const { line, cells, fault } of layout.rows(() => names.length)) {
    if (line <= headed || !columns) continue;
    if (fault) {
      note(skipped, sentenceOf(fault), line);
      continue;
    }
    const cell = (column: keyof Columns) => plainCell(cells[columns[column]] ?? '').text.trim();
    const [name, authority] = [cell('name'), cell('authority')];
    const { lat, lng, told } = readPlace({ lat: readDegrees(cell('lat')), lng: readDegrees(cell('lng')) });
    const population = plainFigures(cell('population')).replace(/(?<=\d)[ ,](?=\d{3})/g, '');
    if (name !== '' && lat !== null && lng !== null) {
      for (const repair of told) note(mended, sentenceOf(repair), line);
      const isCount = /^\d{1,9}(\.0+)?$/.test(population);
      if (!isCount && population !== '') note(mended, 'population that cannot be read', line);
      const key = [name, authority, cell('lat'), cell('lng')].join('|');
      places.push({ key, name, authority, lat, lng, population: isCount ? Number(population) : 0 });
    } else {
      const [abroad] = told;
      note(skipped, abroad ? sentenceOf(abroad) : 'no name or no position', line);
    }
  }
  return { format: 'table of places', places, skipped, mended, reading: layout.reading };
}
