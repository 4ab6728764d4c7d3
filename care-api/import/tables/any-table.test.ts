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
import { odsOf, odsRow, sheetOf, xlsxOf } from './testing/workbooks';

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
const table = fc.array(fc.tuple(cell, cell, cell, fc.oneof(cell, fc.constant(''))), { minLength: 3, maxLength: 12 });
const above = fc.constantFrom([], ['Homes we list, autumn'], ['Our homes', '', 'Kept by Jo; 5 May']);

test('any table in any encoding, parted by any sign, comes back the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...[table, above, fc.constantFrom(...tableEncodings), fc.constantFrom(...tableSeparators)],
      ...[fc.constantFrom('\r\n', '\n', '\r'), fc.boolean(), fc.boolean()],
      async (rows, titles, encoding, separator, end, hasMark, isPacked) => {
        const sign = separator === 'tab' ? '\t' : separator;
        const said = encoding === 'ibm850' ? rows.map((cells) => cells.map(plain)) : rows;
        const written = [head, ...said].map((cells) => cells.map((text) => quoted(text, sign)).join(sign));
        const bytes = encoded([...titles, ...written].join(end) + end, encoding, hasMark);
        const found = await read(isPacked ? gzipSync(bytes) : bytes);
        expect(found).toMatchObject({ names: head, rows: said, reading: { separator } });
      },
    ),
    { numRuns: 150, seed: 40 },
  );
});

test('any table in a workbook comes back the same', async () => {
  await fc.assert(
    fc.asyncProperty(table, above, fc.boolean(), async (rows, titles, isOds) => {
      const all = [...titles.map((title) => [title]), head, ...rows];
      const bytes = isOds ? odsOf({ Homes: all.map(odsRow).join('') }) : xlsxOf({ sheets: { Homes: sheetOf(all) } });
      expect(await read(bytes)).toEqual({ names: head, rows, reading: { sheet: 'Homes', others: [] } });
    }),
    { numRuns: 60, seed: 40 },
  );
});

function quoted(text: string, separator: string): string {
  return text.includes(separator) || text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
