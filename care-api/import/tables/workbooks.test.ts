import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSource } from './open-source';
import { inline, odsOf, odsRow, sheetOf, sheetXml, xlsxOf } from './testing/workbooks';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workbooks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function sheetsOf(bytes: Uint8Array) {
  const file = path.join(folder, 'book');
  writeFileSync(file, bytes);
  const source = await openSource(file);
  if (source.kind !== 'book') throw new Error('It is no workbook.');
  return source.sheets;
}
async function rowsOf(bytes: Uint8Array) {
  const [sheet] = await sheetsOf(bytes);
  const rows = [];
  for await (const { line, cells, fault } of sheet?.rows() ?? []) rows.push([line, ...(fault ? [fault.code] : cells)]);
  return rows;
}

describe('a sheet of Excel', () => {
  test('has its texts, numbers, days and faults as they are shown, and of a formula what it came to', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy;@"/><numFmt numFmtId="165" formatCode="00000000000"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`;
    const shared = ['<t>Wren</t>', '<r><t>Rich </t></r><r><t>text</t></r><rPh><t>spoken</t></rPh>'];
    const cells = [
      ...[
        '<c t="s"><v>0</v></c>',
        '<c t="s"><v>1</v></c>',
        '<c><v>1632960231</v></c>',
        '<c><v>4.4163296023E11</v></c>',
      ],
      ...['<c s="1"><v>46010</v></c>', '<c s="2"><v>46082.75</v></c>', '<c s="3"><v>1632960231</v></c>'],
      ...['<c><v>53.480000000000004</v></c>', '<c t="b"><v>1</v></c>', '<c t="e"><v>#N/A</v></c>'],
      '<c t="str"><f>WEBSERVICE("http://x.example")</f><v>kept</v></c>',
      '<c><f>WEBSERVICE("http://x.example")</f></c>',
    ];
    const bytes = xlsxOf({ sheets: { Homes: sheetXml(`<row r="3">${cells.join('')}</row>`) }, shared, styles });
    expect(await rowsOf(bytes)).toEqual([
      ...[[3, 'Wren', 'Rich text', '1632960231', '441632960230', '2025-12-19', '2026-03-01', '01632960231']].map(
        (row) => [...row, '53.48', 'TRUE', '#N/A', 'kept'],
      ),
    ]);
  });

  test('has sums of pounds with their sign', async () => {
    const codes = ['&quot;£&quot;#,##0.00', '[$£-809]#,##0;[Red]-[$£-809]#,##0', '[$€-2] #,##0'];
    const styles = `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`)}</numFmts>
      <cellXfs><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="44"/><xf numFmtId="172"/></cellXfs>`;
    const sums = [950.5, 1200, 950, 950].map((sum, at) => `<c s="${at}"><v>${sum}</v></c>`);
    const bytes = xlsxOf({ sheets: { Homes: sheetXml(`<row r="1">${sums.join('')}</row>`) }, styles });
    expect(await rowsOf(bytes)).toEqual([[1, '£950.50', '£1200', '£950', '950']]);
  });

  test('says once what stands in cells that were made one', async () => {
    const rows = [
      ['Homes', '', ''],
      ['Name', 'Town', 'Phone'],
      ['Wren', 'Ripon', '1'],
      ['Finch', '', '2'],
      ['Lark', '', '3'],
    ];
    const merged = '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="B3:B4"/></mergeCells>';
    expect(await rowsOf(xlsxOf({ sheets: { A: sheetOf(rows, merged) } }))).toEqual([
      [1, 'Homes'],
      [2, 'Name', 'Town', 'Phone'],
      [3, 'Wren', 'Ripon', '1'],
      [4, 'Finch', 'Ripon', '2'],
      [5, 'Lark', '', '3'],
    ]);
  });

  test('stands beside others, hidden ones among them', async () => {
    const book = xlsxOf({ sheets: { A: sheetOf([['1']]), 'B & C': sheetOf([['2']]) }, hidden: 'A' });
    expect((await sheetsOf(book)).map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['A', true],
      ['B & C', false],
    ]);
  });
});

test('a sheet of LibreOffice has its days, its numbers as they are shown, and nothing of notes or of the empty end', async () => {
  const cells = [
    '<table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>Wren<text:s text:c="2"/>House</text:p><text:p>Ripon</text:p></table:table-cell>',
    '<table:table-cell office:value-type="date" office:date-value="2026-03-01T10:00:00"><text:p>1 March</text:p></table:table-cell>',
    '<table:table-cell office:value-type="float" office:value="1632960231"><text:p>1.63E9</text:p></table:table-cell>',
    '<table:table-cell office:value-type="float" office:value="1632960231"><text:p>01632960231</text:p></table:table-cell>',
    '<table:table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>end</text:p></table:table-cell>',
    '<table:table-cell table:number-columns-repeated="16000"/>',
  ];
  const end = '<table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>';
  const book = odsOf({
    Homes: `${end.replace('1048000', '2')}<table:table-row>${cells.join('')}</table:table-row>${end}`,
  });
  expect(await rowsOf(book)).toEqual([
    [3, 'Wren  House Ripon', '2026-03-01', '1632960231', '01632960231', '', '', 'end'],
  ]);
});

describe('what is made to harm', () => {
  const xlsx = (sheet: string) => xlsxOf({ sheets: { A: sheet } });

  test('a million empty rows are passed over, and one at the very end is found', async () => {
    const empty = Array.from({ length: 300_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" s="1"/></row>`);
    const last = `<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>`;
    const [[line, ...cells] = []] = await rowsOf(xlsx(sheetXml(empty.join('') + last)));
    expect([line, cells.length, cells.at(-1)]).toEqual([1_048_576, 16_384, 'x']);
  });

  test('a cell of ten million signs costs its line', async () => {
    const long = inline('x'.repeat(10_000_000));
    const book = xlsx(sheetXml(`<row>${inline('a')}${long}</row><row>${inline('b')}</row>`));
    expect(await rowsOf(book)).toEqual([
      [1, 'importLineLong'],
      [2, 'b'],
    ]);
  });

  test.each([
    ['a part that says it is larger than all that is read', () => swollen(xlsx(sheetOf([['a']]))), 'too large'],
    ['a row that is repeated without end', () => odsOf({ A: repeated }), 'too large'],
    ['an entity that stands for others', () => xlsx(`<!DOCTYPE x [<!ENTITY a "b">]>${sheetOf([['&a;']])}`), 'damaged'],
    ['XML that ends too early', () => xlsx('<worksheet><sheetData><row><c>'), 'damaged'],
    ['an archive that is cut', () => xlsx(sheetOf([['a']])).subarray(0, 400), 'damaged'],
    ['an archive of something else', () => odsOf({}).subarray(0, 0), 'empty'],
    ['a workbook of 1997', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'neither a text nor a workbook'],
  ])('%s is refused in words', async (_, bytes, words) => {
    await expect(rowsOf(bytes())).rejects.toThrow(words);
  });

  const repeated = odsRow(Array.from({ length: 100 }, () => 'x')).replace(
    '<table:table-row>',
    '<table:table-row table:number-rows-repeated="1000000">',
  );
});

/** The size of its parts, as the archive's own list has it, made 2 GB. */
function swollen(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf('PK\x01\x02'); at !== -1; at = bytes.indexOf('PK\x01\x02', at + 4)) {
    bytes.writeUInt32LE(0x7fffffff, at + 24);
  }
  return bytes;
}
