import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type TableEncoding, tableEncodings, tableSeparators } from '@/lib/contract/import';
import { openDecoder } from './encodings';
import { likelyHeading } from './find-heading';
import { layoutsOf } from './layouts';
import { openSource } from './open-source';
import { lettersOf, odsOf, odsRow, sharedBook, sheetOf, sheetXml, xlsxOf } from './testing/workbooks';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What stands in a file below its heading, and how it was read; without being told anything of it. */
async function read(bytes: Uint8Array) {
  const file = path.join(folder, 'table');
  writeFileSync(file, bytes);
  const heading = likelyHeading(await layoutsOf(await openSource(file), {}));
  if (!heading) throw new Error('No heading is found.');
  const rows = [];
  for await (const { line, cells, fault } of heading.layout.rows(() => heading.names.length)) {
    if (line > heading.line) rows.push(fault ? [fault.code] : heading.names.map((_, at) => cells[at] ?? ''));
  }
  return { names: heading.names, rows, reading: heading.layout.reading };
}

/** The bytes of a text in which every letter is one that the encoding has. */
function encoded(text: string, encoding: TableEncoding, hasMark: boolean): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from((hasMark ? '\uFEFF' : '') + text);
  if (encoding.startsWith('utf-16')) {
    const bytes = Buffer.from((hasMark ? '\uFEFF' : '') + text, 'utf16le');
    return encoding === 'utf-16be' ? bytes.swap16() : bytes;
  }
  const letters = openDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from([...text], (letter) => letters.indexOf(letter));
}

const head = ['Service name', 'Town', 'Telephone', 'Description'];
/** Known by its words below a line as wide as it is, or by its width where its words say nothing. */
const heads = fc.constantFrom(
  { names: head, over: [] },
  { names: head, over: [['North', 'East', 'South', 'West']] },
  { names: ['Plas', 'Tref', 'Ffôn', 'Hanes'], over: [] },
);
const words = ['Café Élan', 'Bodlondeb', 'Señor’s House', 'Über dem Fluß', 'Ty Gwyn', 'Résidence', 'Zoë’s', 'Hôtel'];
// What MS-DOS had no sign for stands as people then wrote it.
const plain = (text: string) => text.replaceAll('’', "'");
const cell = fc
  .array(
    fc.oneof(fc.constantFrom(...words), fc.constantFrom('£950', '01632 960123', 'a; b', 'a, b', 'x|y', '4" step')),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(' '));
const blank = fc.oneof(cell, fc.constant(''));
const table = fc.array(fc.tuple(cell, blank, cell, blank), { minLength: 3, maxLength: 12 });
const above = fc.constantFrom([], ['Homes we list, autumn'], ['Our homes', '', 'Kept by Jo; 5 May']);

test('any table in any encoding, parted by any sign, comes back the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...[table, heads, above, fc.constantFrom(...tableEncodings), fc.constantFrom(...tableSeparators)],
      ...[fc.constantFrom('\r\n', '\n', '\r'), fc.boolean(), fc.boolean()],
      async (rows, { names, over }, titles, encoding, separator, end, hasMark, isPacked) => {
        const sign = separator === 'tab' ? '\t' : separator;
        const said = encoding === 'ibm850' ? rows.map((cells) => cells.map(plain)) : rows;
        const written = [...over, names, ...said].map((cells) => cells.map((text) => quoted(text, sign)).join(sign));
        const bytes = encoded([...titles, ...written].join(end) + end, encoding, hasMark);
        const found = await read(isPacked ? gzipSync(bytes) : bytes);
        expect(found).toMatchObject({ names, rows: said, reading: { separator } });
      },
    ),
    { numRuns: 150, seed: 40 },
  );
});

const letters = "é Élan Señor's Über Fluß Zoë £950 Hôtel Åre æ ø";
const signs = 'Zoë’s “Café” – €950…';

// As other programs write it: the tables above are written by the same letters that they are read by.
test.each([
  [
    'windows-1252',
    'e920c96c616e205365f16f72277320dc62657220466c75df205a6feb20a33935302048f474656c20c5726520e620f8',
    letters,
  ],
  ['windows-1252', '5a6feb92732093436166e9942096208039353085', signs],
  [
    'macintosh',
    '8e20836c616e205365966f722773208662657220466c75a7205a6f9120a339353020489974656c2081726520be20bf',
    letters,
  ],
  ['macintosh', '5a6f91d57320d24361668ed320d020db393530c9', signs],
  ['ibm850', '8220906c616e205365a46f722773209a62657220466c75e1205a6f89209c39353020489374656c208f72652091209b', letters],
])('what others write in %s is read', async (encoding, hex, text) => {
  const [heading, town] = [Buffer.from('Service name,Town,Description\r\n'), Buffer.from(',Ripon,Fine\r\n')];
  const found = await read(Buffer.concat([heading, Buffer.from(hex, 'hex'), town]));
  expect(found.reading).toEqual({ encoding, separator: ',' });
  expect(found.rows).toEqual([[text, 'Ripon', 'Fine']]);
});

const books = {
  ods: (rows: string[][]) => odsOf({ Homes: rows.map(odsRow).join('') }),
  inline: (rows: string[][]) => xlsxOf({ sheets: { Homes: sheetOf(rows) } }),
  shared: (rows: string[][]) => xlsxOf(sharedBook('Homes', rows)),
};

test('any table in a workbook comes back the same', async () => {
  await fc.assert(
    fc.asyncProperty(table, above, fc.constantFrom(...Object.values(books)), async (rows, titles, write) => {
      const found = await read(write([...titles.map((title) => [title]), head, ...rows]));
      expect(found).toEqual({ names: head, rows, reading: { sheet: 'Homes', others: [] } });
    }),
    { numRuns: 90, seed: 40 },
  );
});

test('any cells that were made one say the same in each of their lines', async () => {
  const runs = fc.array(fc.record({ town: cell, count: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(runs, async (all) => {
      const rows = all.flatMap(({ town, count }) => Array.from({ length: count }, () => ['Home', town, '1', 'Fine']));
      const begin = (run: number) => 2 + all.slice(0, run).reduce((sum, { count }) => sum + count, 0);
      const firsts = new Set(all.map((_, run) => begin(run)));
      const shown = rows.map((cells, at) => (firsts.has(at + 2) ? cells : cells.with(1, '')));
      const merged = all.map(({ count }, run) => `<mergeCell ref="B${begin(run)}:B${begin(run) + count - 1}"/>`);
      const sheet = sheetOf([head, ...shown], `<mergeCells>${merged.join('')}</mergeCells>`);
      expect((await read(xlsxOf({ sheets: { Homes: sheet } }))).rows).toEqual(rows);
    }),
    { numRuns: 60, seed: 40 },
  );
});

test('any cell of a sheet stands in its column, however far to the right, and any day is that day', async () => {
  const day = fc.date({ min: new Date('1900-03-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(fc.nat(900), day, fc.double({ min: 0, max: 0.99, noNaN: true }), async (column, moment, hour) => {
      const iso = moment.toISOString().slice(0, 10);
      const serial = (Date.parse(iso) - Date.parse('1899-12-30')) / 86_400_000 + hour;
      const cells = `<c r="${lettersOf(column)}1" s="0"><v>${serial}</v></c>`;
      const bytes = xlsxOf({ sheets: { Homes: sheetXml(`<row r="1">${cells}</row>`) }, styles: dayStyle });
      const file = path.join(folder, 'days');
      writeFileSync(file, bytes);
      const source = await openSource(file);
      const rows = [];
      if (source.kind === 'book') for await (const row of source.sheets[0]?.rows() ?? []) rows.push(row.cells);
      expect(rows).toEqual([[...Array.from({ length: column }, () => ''), iso]]);
    }),
    { numRuns: 60, seed: 40 },
  );
});

const dayStyle = '<cellXfs><xf numFmtId="14"/></cellXfs>';

function quoted(text: string, separator: string): string {
  return text.includes(separator) || text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
