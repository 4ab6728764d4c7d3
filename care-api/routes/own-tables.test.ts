import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanHtml } from '@/care-api/html/clean-html';
import { importListings } from '@/care-api/import/listings/import-listings';
import { sheetOf, xlsxOf } from '@/care-api/import/tables/testing/workbooks';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { resources } from '@/lib/contract/resources';
import { headSeparator } from '@/lib/contract/tables';

// A list that staff take out, change in a spreadsheet and read back.

let test: TestApp;
let admin: string;
const folder = mkdtempSync(path.join(tmpdir(), 'own-tables-'));
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  await send('POST', '/api/Category', { categoryName: 'Live-in care' });
  for (const listing of listings) await send('POST', '/api/TypeDetail', { typeId: 0, categoryId: '1', ...listing });
}, 120_000);
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const listings = [
  { typeTitle: '=Oak House', phone: '+44 1632 960123', price: '£950', city: 'York', postcode: 'YO1 9ZZ' },
  { typeTitle: 'Łódź “Home”', phone: '01632960124', city: 'HULL', address: '1 Low Street; Hull', email: 'a@b.example' },
  { typeTitle: 'Ash & Elm', website: 'ash.example', listingFeatures: 'Garden', description: '<p>Warm</p>' },
];

async function send(method: string, call: string, body?: unknown) {
  return (await test.send(method, call, body, { as: admin })).json();
}

async function directory(): Promise<Record<string, unknown>[]> {
  const answer: Record<string, unknown>[] = await send('GET', '/api/TypeDetail');
  return answer.map((listing) => ({ ...listing, version: 0, updatedAt: '' }));
}

type Words = Readonly<Record<string, string>>;
const wordsIn = (language: string): Words =>
  JSON.parse(readFileSync(`messages/admin/${language}.json`, 'utf8')).AdminTables;
const [english, arabic] = [wordsIn('en'), wordsIn('ar')];

/** Rows of the list as a table, heading first. */
async function takeOut(columns: readonly string[], words: Words = english): Promise<string[][]> {
  const heads = columns.map((column) => words[column] ?? column).join(headSeparator);
  const asked = new URLSearchParams({ columns: columns.join(), heads, sort: 'created' });
  const answer = await test.send('GET', `/api/admin/export/listing.csv?${asked}`, undefined, { as: admin });
  const text = (await answer.text()).replace('\uFEFF', '');
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
}

async function readBack(name: string, content: string | Buffer) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const { told, created, changed, unchanged } = await importListings(test.deps.database.db, file, { cleanHtml });
  // A workbook leaves out empty cells at the end of a line.
  const codes = told.map(({ fault }) => fault.code).filter((code) => code !== 'importLineShort');
  return { created, changed, unchanged, told: codes };
}

const asCsv = (rows: readonly (readonly string[])[], sign = ',') =>
  rows.map((cells) => cells.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign)).join('\r\n');
/** As a spreadsheet saves it in Windows: what that has no sign for is lost. */
const asWindows = (text: string) =>
  Buffer.from(
    text
      .replace(/[^\0-\xff“”–£]/g, '?')
      .replace(/“/g, '\x93')
      .replace(/”/g, '\x94'),
    'latin1',
  );
const asXlsx = (rows: readonly (readonly string[])[]) => xlsxOf({ sheets: { Sheet1: sheetOf(rows) } });
/** What a spreadsheet takes for a number. */
const asNumbers = (rows: string[][]) =>
  rows.map((cells) => cells.map((cell) => (/^\d+$/.test(cell) ? String(Number(cell)) : cell)));

const all = resources.listing.csv.columns;
const some = ['typeId', 'phone', 'typeTitle', 'price', 'categoryNames'];
const turned = ['categoryNames', 'price', 'updatedAt', 'typeTitle', 'address', 'typeId', 'phone'];
const pair = ['typeId', 'phone'];
const few = ['typeId', 'email', 'phone', 'website', 'updatedAt'];

it.each([
  ['all columns', all, english],
  ['all columns in Arabic', all, arabic],
  ['some columns', some, english],
  ['some in Arabic', some, arabic],
  ['another order', turned, english],
  ['no names', few, english],
  ['a number and a telephone', pair, english],
])('%s of a table of ours, however it was saved, change nothing', async (_, columns, words) => {
  const before = await directory();
  const rows = await takeOut(columns, words);
  const [head = [], ...rest] = rows;
  const saved = [
    ['comma.csv', asCsv(rows)],
    ['semicolon.csv', `\uFEFF${asCsv(asNumbers(rows), ';')}`],
    ['windows.csv', words === english ? asWindows(asCsv(asNumbers(rows), ';')) : asCsv(rows)],
    ['book.xlsx', asXlsx(asNumbers(rows))],
    ['turned.csv', asCsv([head, ...rest.toReversed()])],
  ] as const;
  for (const [name, content] of saved) {
    const came = [name, await readBack(name, content)];
    expect(came).toEqual([name, { created: 0, changed: 0, unchanged: 3, told: ['importOwnLines'] }]);
  }
  expect(await directory()).toEqual(before);
});

it('what was changed in the table is changed here, and nothing else', async () => {
  const before = await directory();
  const rows = await takeOut(turned);
  const at = (title: string) => rows.findIndex((cells) => cells[3]?.includes(title));
  rows[at('Oak')]?.splice(1, 1, '£1,000');
  rows[at('Ash')]?.splice(3, 1, 'Ash House');
  rows[at('Ash')]?.splice(0, 1, 'Live-in care; Day care');
  rows[at('“Home”')]?.splice(6, 1, '1.63296E+09');
  const saved = asWindows(asCsv(asNumbers(rows), ';'));
  expect(await readBack('changed.csv', saved)).toMatchObject({ created: 0, changed: 2, unchanged: 1 });
  const { categoryId } = await send('GET', '/api/Category').then((found) => found.at(-1));
  expect(await directory()).toEqual(
    before.map((listing) => {
      if (listing.typeTitle === '=Oak House') return { ...listing, price: '£1,000' };
      return listing.typeTitle === 'Ash & Elm'
        ? { ...listing, typeTitle: 'Ash House', categoryId: `1,${categoryId}` }
        : listing;
    }),
  );
  // The same once more is done already.
  expect(await readBack('changed.csv', saved)).toMatchObject({ changed: 0, unchanged: 3 });
});

it('a telephone is changed though nothing else tells whose it is', async () => {
  const rows = await takeOut(pair);
  const before = await directory();
  const at = rows.findIndex((cells) => cells[1] === '01632960124');
  rows[at]?.splice(1, 1, '01632 960199');
  expect(await readBack('pair.csv', asCsv(rows))).toMatchObject({ created: 0, changed: 1, unchanged: 2 });
  const after = before.map((listing) =>
    listing.phone === '01632960124' ? { ...listing, phone: '01632 960199' } : listing,
  );
  expect(await directory()).toEqual(after);
});

it('what was changed here since the table was taken out stays, and is told', async () => {
  const rows = await takeOut(['typeId', 'typeTitle', 'city', 'version']);
  const oak = rows.find((cells) => cells[1]?.includes('Oak')) ?? [];
  const [id = ''] = oak;
  const { version } = await send('GET', `/api/admin/listings/${id}`);
  await send('PUT', `/api/TypeDetail/${id}`, { city: 'Leeds', version });
  oak[2] = 'Selby';
  expect(await readBack('late.csv', asCsv(rows))).toEqual({
    ...{ created: 0, changed: 0, unchanged: 3 },
    told: ['importOwnLines', 'importOwnStale'],
  });
  expect((await send('GET', `/api/admin/listings/${id}`)).city).toBe('Leeds');
});

it('of another site they are new, and what has no name there is told', async () => {
  const elsewhere = (rows: string[][]) => rows.map(([id = '', ...cells]) => [id.replace(/^(\d)/, '9$1'), ...cells]);
  const before = await directory();
  expect(await readBack('other.csv', asCsv(elsewhere(await takeOut(few))))).toMatchObject({
    ...{ created: 0, unchanged: 0 },
    told: ['importTitleMissing'],
  });
  expect(await directory()).toEqual(before);
  const moved = asCsv(elsewhere(await takeOut([...some, 'createdAt'])));
  expect(await readBack('other.csv', moved)).toMatchObject({ created: 3 });
});

it('a table of strangers whose columns are called as ours is not taken before somebody has said what they hold', async () => {
  const before = await directory();
  const rows = [
    ['Number', 'Title', 'City', 'Phone'],
    ['1', 'Birch Hall', 'Leeds', '01632 960401'],
    ['2', 'Cedar Hall', 'York', '01632 960402'],
  ];
  await expect(readBack('strangers.csv', asCsv(rows))).rejects.toThrow(
    /called as in a list of this site, but no line is a listing here.*--map/,
  );
  expect(await directory()).toEqual(before);
});
