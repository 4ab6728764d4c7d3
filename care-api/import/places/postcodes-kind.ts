import { sql } from 'drizzle-orm';
import type { ImportKind } from '@/care-api/import/import-kind';
import { reasonLines } from '@/care-api/import/summary-lines';
import { readPostcodes } from './read-postcodes';
import { type Replaced, replaceRows } from './replace-rows';
import { replacedLine } from './replaced-line';

const stored: Replaced = { table: 'postcode_places', columns: { code: 'text', lat: 'float8', lng: 'float8' } };

export const postcodesKind: ImportKind = {
  usage: '<file>   (Code-Point Open or the ONS Postcode Directory: a CSV, a folder of them, or the .zip)',
  async take({ database: { db } }, file) {
    const start = performance.now();
    const { format, postcodes, taken, skipped } = await readPostcodes(file, (rows) => {
      process.stderr.write(`${rows.toLocaleString('en-GB')} postcodes\n`);
    });
    if (postcodes.length === 0) throw new Error(`${file} has no postcode with a position in it.`);
    const counts = await db.transaction((tx) => replaceRows(tx, stored, postcodes));
    await db.execute(sql`vacuum (analyze) postcode_places`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return {
      lines: [
        `${file}: ${format}, ${taken.toLocaleString('en-GB')} postcodes, ${seconds} s`,
        replacedLine('districts and sectors', counts),
        ...reasonLines('skipped', skipped, 'line'),
      ],
      isTaken: true,
    };
  },
};
