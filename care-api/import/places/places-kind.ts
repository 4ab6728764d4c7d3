import { sql } from 'drizzle-orm';
import type { ImportKind } from '@/care-api/import/import-kind';
import { readOptions } from '@/care-api/import/read-options';
import { readingOptions, readingUsage, readReading } from '@/care-api/import/reading-options';
import { readingWords, reasonLines } from '@/care-api/import/summary-lines';
import { foldPlaceName } from '@/lib/directory/places/place-name';
import { readPlaces } from './read-places';
import { type Replaced, replaceRows } from './replace-rows';
import { replacedLine } from './replaced-line';

const stored: Replaced = {
  table: 'places',
  columns: {
    key: 'text',
    name: 'text',
    search_name: 'text',
    authority: 'text',
    lat: 'float8',
    lng: 'float8',
    population: 'int4',
  },
};

export const placesKind: ImportKind = {
  usage: `<file> ${readingUsage}   (towns: a dump of GeoNames, GB.txt or GB.zip, or a table as .xlsx, .ods, CSV or JSON)`,
  async take({ database: { db } }, file, words) {
    const chosen = readReading(readOptions(words, readingOptions));
    const start = performance.now();
    const { format, places, skipped, mended, reading } = await readPlaces(file, chosen);
    if (places.length === 0) {
      throw new Error([`${file} has no place in it.`, ...reasonLines('skipped', skipped, 'line')].join('\n'));
    }
    const rows = places.map((place) => ({ ...place, search_name: foldPlaceName(place.name) }));
    const counts = await db.transaction((tx) => replaceRows(tx, stored, onceEach(rows)));
    await db.execute(sql`vacuum (analyze) places`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return {
      lines: [
        `${file}: ${[format, ...readingWords(reading)].join(', ')}, ${seconds} s`,
        replacedLine('places', counts),
        ...reasonLines('skipped', skipped, 'line'),
        ...(mended.size > 0 ? reasonLines('mended', mended, 'line') : []),
      ],
      isTaken: true,
    };
  },
};

function onceEach<T extends { key: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
