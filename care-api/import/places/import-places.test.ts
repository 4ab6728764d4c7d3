import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { localFiles } from '@/care-api/files/local-files';
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
    'CSV of GeoNames',
    'places 1: 1 new, 0 changed, 0 unchanged, 1 removed',
    'skipped 1',
  ]);
  expect(await findNow('testham great')).toMatchObject({ name: 'Testham, Great', county: 'Suffolk', population: 0 });
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
  await expect(take(postcodesKind, write('empty.csv', ''))).rejects.toThrow('is no list of postcodes');
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
