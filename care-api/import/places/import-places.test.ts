import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { localFiles } from '@/care-api/files/local-files';
import { odsOf, odsRow, sheetOf, xlsxOf } from '@/care-api/import/tables/testing/workbooks';
import type { Database } from '@/care-api/kernel/db';
import { keepPlaces } from '@/care-api/places/load-places';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { makeGazetteer } from '@/lib/directory/places/gazetteer';
import { placesKind } from './places-kind';
import { postcodesKind } from './postcodes-kind';
import { zipOf } from './testing/zip-of';

let database: Database;
const folder = mkdtempSync(path.join(tmpdir(), 'import-places-'));
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const dump = [
  ['1', 'Testwick on Sea', 'P', 'PPL', 'GB', 'ENG', 'H3', '', '1234', '53.9', '-1.7'],
  ['2', 'City and Borough of Leeds', 'A', 'ADM2', 'GB', 'ENG', 'H3', '', '', '53.8', '-1.5'],
  ['3', 'London Borough of Brent', 'A', 'ADM3', 'GB', 'ENG', 'GLA', 'D4', '', '51.5', '-0.2'],
  ['4', 'Testden', 'P', 'PPLX', 'GB', 'ENG', 'GLA', 'D4', '0', '51.55', '-0.25'],
  ['5', 'Oldwick', 'P', 'PPLH', 'GB', 'ENG', 'H3', '', '0', '53.7', '-1.7'],
  ['6', 'Nowhere', 'P', 'PPL', 'GB', 'ENG', 'H3', '', '0', '', ''],
  ['7', 'Calais', 'P', 'PPL', 'FR', '32', '62', '', '70000', '50.9', '1.8'],
].map(([id, name, group, code, country, admin1, admin2, admin3, population, lat, lng]) =>
  [
    id,
    name,
    name,
    '"',
    lat,
    lng,
    group,
    code,
    country,
    '',
    admin1,
    admin2,
    admin3,
    '',
    population,
    '',
    '5',
    'Europe/London',
    '',
  ].join('\t'),
);

test('a dump of GeoNames gives its towns their authorities; the same again changes nothing', async () => {
  const file = write('GB.txt', dump.join('\n'));
  expect(await take(placesKind, file)).toEqual([
    'dump of GeoNames',
    'places 2: 2 new, 0 changed, 0 unchanged',
    'skipped 3',
    expect.stringContaining('1 × no town or village (line 5)'),
    expect.stringContaining('1 × no name or no position (line 6)'),
    expect.stringContaining('1 × not in the United Kingdom (line 7)'),
  ]);
  expect(await findNow('testwick on sea')).toMatchObject({
    name: 'Testwick on Sea',
    county: 'West Yorkshire',
    population: 1234,
  });
  expect(await findNow('testden')).toMatchObject({ county: 'London' });

  const zip = write('GB.zip', zipOf({ 'readme.txt': 'Readme\tof GeoNames', 'GB.txt': dump.join('\n') }));
  expect((await take(placesKind, zip))[1]).toBe('places 2: 0 new, 0 changed, 2 unchanged');
});

test('the next file takes the place of the one before', async () => {
  const changed = [dump[0]?.replace('1234', '4321'), ...dump.slice(1, 3)].join('\n');
  expect((await take(placesKind, write('GB.gz', gzipSync(changed))))[1]).toBe(
    'places 1: 0 new, 1 changed, 0 unchanged, 1 removed',
  );
  const csv =
    'name,lat,lng,nation,admin2_code,admin2_name,population\n"Testham, Great",52.1,0.5,England,N5,Suffolk,\n,,,,,,\n';
  expect((await take(placesKind, write('places.csv', csv))).slice(0, 3)).toEqual([
    'table of places, utf-8, cells parted by ","',
    'places 1: 1 new, 0 changed, 0 unchanged, 1 removed',
    'skipped 0',
  ]);
  expect(await findNow('testham great')).toMatchObject({ name: 'Testham, Great', county: 'Suffolk', population: 0 });
});

const table = [
  ['Our places', '', '', '', ''],
  ['Town', 'Latitude', 'Longitude', 'County', 'Population'],
  ['Testford', '53,9', '-1,7', 'West Yorkshire', '1,234'],
  ['Testwell', '-1.5', '53.8', 'West Yorkshire', 'many'],
  ['Paris', '48.85', '2.35', 'Île-de-France', '2000000'],
  ['', '53', '-1', '', ''],
  ['Testnone', 'north', '', '', ''],
  ['Testberg', '53.5', '1.7°W', "Lady's Land", ''],
];

test.each([
  ['a CSV', 'utf-8, cells parted by ";"', table.map((cells) => cells.join(';')).join('\r\n')],
  [
    'UTF-16',
    'utf-16le, cells parted by "tab"',
    Buffer.from(`\uFEFF${table.map((cells) => cells.join('\t')).join('\n')}`, 'utf16le'),
  ],
  ['an .xlsx', 'sheet "Places"', xlsxOf({ sheets: { Places: sheetOf(table) } })],
  ['an .ods, packed', 'sheet "Places"', odsOf({ Places: table.map(odsRow).join('') })],
])('towns come as %s too, and every bad line is said at once', async (name, reading, content) => {
  expect(await take(placesKind, write(`places of ${name}`, content))).toEqual([
    `table of places, ${reading}`,
    expect.stringMatching(/^places 3: /),
    'skipped 3',
    '  2 × no name or no position (lines 6, 7)',
    '  1 × The position lies outside the United Kingdom, and was left out. (line 5)',
    'mended 2',
    '  1 × Latitude and longitude had changed places, and were put right. (line 4)',
    '  1 × population that cannot be read (line 4)',
  ]);
  expect(await findNow('testford')).toMatchObject({ lat: 53.9, lng: -1.7, population: 1234, county: 'West Yorkshire' });
  expect(await findNow('testwell')).toMatchObject({ lat: 53.8, lng: -1.5, population: 0 });
  expect(await findNow('testberg')).toMatchObject({ lat: 53.5, lng: -1.7 });
});

test('towns come as JSON, a list or one a line', async () => {
  const [, heading = [], ...rows] = table;
  const records = rows.map((cells) => Object.fromEntries(heading.map((name, at) => [name, cells[at]])));
  const list = await take(placesKind, write('list.json', JSON.stringify(records, null, 1)));
  expect(list.slice(0, 4)).toEqual([
    'table of places',
    'places 3: 0 new, 0 changed, 3 unchanged',
    'skipped 3',
    '  2 × no name or no position (lines 4, 5)',
  ]);
  const lines = [...records.map((record) => JSON.stringify(record)), '["Testville"]'].join('\n');
  expect((await take(placesKind, write('lines.json', lines))).slice(1, 3)).toEqual([
    'places 3: 0 new, 0 changed, 3 unchanged',
    'skipped 4',
  ]);
});

test('a list without one place that can be taken names its bad lines and takes nothing away', async () => {
  const file = write('bad.csv', 'name,lat,lng\nTestford,,\nTestwell,1,2\n"Testham,53,-1\n');
  await expect(take(placesKind, file)).rejects.toThrow(/no place in it\.\nskipped 3\n.*1 × .*line/s);
  expect(await findNow('testford')).toMatchObject({ name: 'Testford' });
});

test('Code-Point Open gives the middles of districts and sectors, from a folder or the archive', async () => {
  const ls = [
    '"LS17 6AA",10,430000,440000,E92,,,E08,,E05',
    '"LS176AB",10,432000,440000,E92,,,E08,,E05',
    '"LS17 7AB",10,434000,443000,E92,,,E08,,E05',
  ];
  const ze = ['"ZE1 0AA",90,0,0,S92,,,S12,,S13', '"ZZ1 1AA",10,1,1,,,,,,'];
  const headings = 'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC\nPostcode,Positional_quality_indicator,Eastings';
  mkdirSync(path.join(folder, 'codepo', 'Data', 'CSV'), { recursive: true });
  write('codepo/headings.csv', headings);
  write('codepo/Data/CSV/ls.csv', ls.join('\r\n'));
  write('codepo/Data/CSV/ze.csv', ze.join('\r\n'));
  expect(await take(postcodesKind, path.join(folder, 'codepo'))).toEqual([
    'Code-Point Open, 3 postcodes',
    'districts and sectors 3: 3 new, 0 changed, 0 unchanged',
    'skipped 2',
    expect.stringContaining('no position (line 1)'),
    expect.stringContaining('no postcode (line 2)'),
  ]);
  const gazetteer = makeGazetteer(await keepPlaces(database.db)(), []);
  expect(gazetteer.findPostcode('LS17 6ZZ')).toMatchObject({ name: 'LS17 6', county: 'Leeds', radius: 1 });
  expect(gazetteer.findPostcode('LS17')?.lat).toBeCloseTo(53.864, 2);
  expect(gazetteer.findPostcode('LS17')?.lng).toBeCloseTo(-1.515, 2);

  const zip = zipOf({ 'Doc/headings.csv': headings, 'Data/CSV/ls.csv': ls.join('\n') });
  expect((await take(postcodesKind, write('codepo_gb.zip', zip)))[1]).toBe(
    'districts and sectors 3: 0 new, 0 changed, 3 unchanged',
  );
});

test('the ONS Postcode Directory gives them without the postcodes that ended', async () => {
  const rows = [
    'pcd,pcd2,pcds,dointr,doterm,lat,long',
    '"BT1 1AA","BT1  1AA","BT1 1AA","198001","",54.6,-5.93',
    '"BT1 1AB","BT1  1AB","BT1 1AB","198001","199606",50,0',
    '"JE2 3AA","JE2  3AA","JE2 3AA","198001","",99.999999,0',
  ].join('\n');
  const zip = zipOf({
    'Data/ONSPD_MAY_2026_UK.csv': rows,
    'Data/multi_csv/ONSPD_MAY_2026_UK_BT.csv': rows,
    'Documents/names.csv': 'a,b\n1,2',
  });
  expect(await take(postcodesKind, write('onspd.zip', zip))).toEqual([
    'ONS Postcode Directory, 1 postcodes',
    'districts and sectors 2: 2 new, 0 changed, 0 unchanged, 3 removed',
    'skipped 2',
    expect.stringContaining('no longer in use (line 3)'),
    expect.stringContaining('no position (line 4)'),
  ]);
});

test('a file that is neither is refused with one line and takes nothing away', async () => {
  const other = write('other.csv', 'a,b\n1,2\n');
  await expect(take(placesKind, other)).rejects.toThrow('is no list of places');
  await expect(take(postcodesKind, other)).rejects.toThrow('is no list of postcodes');
  await expect(take(postcodesKind, write('empty.csv', ''))).rejects.toThrow('The file is empty');
  await expect(take(placesKind, write('broken.zip', 'PK nothing'))).rejects.toThrow();
  expect((await keepPlaces(database.db)()).postcodes).toHaveLength(2);
});

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The summary without the file's name and the seconds. */
async function take(kind: typeof placesKind, file: string): Promise<string[]> {
  const { lines } = await kind.take({ database, files: localFiles(folder), log: () => {} }, file, []);
  return lines.map((line) => line.replace(`${file}: `, '').replace(/, [\d.]+ s$/, ''));
}

async function findNow(name: string) {
  const table = await keepPlaces(database.db)();
  return makeGazetteer(table, []).find(name)[0];
}
