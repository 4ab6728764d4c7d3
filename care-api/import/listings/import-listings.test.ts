import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { keepName } from '@/care-api/categories/former-names';
import { listingMoves } from '@/care-api/database/schema/listing-moves';
import {
  categories,
  listings,
  searchFilterCategories,
  searchFilterListings,
  searchFilters,
} from '@/care-api/database/schema/listings';
import { registerEntries } from '@/care-api/database/schema/register-entries';
import { rowChanges } from '@/care-api/database/schema/row-changes';
import { keepNames } from '@/care-api/filters/former-names';
import { cleanHtml } from '@/care-api/html/clean-html';
import { summaryLines } from '@/care-api/import/summary-lines';
import type { Database } from '@/care-api/kernel/db';
import { getListingAt, listListingsAfter } from '@/care-api/listings/list-listings';
import { noteUnwanted } from '@/care-api/listings/note-unwanted';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { toFault } from '@/lib/contract/faults';
import { textLengths, textNames } from '@/lib/contract/listing-fields';
import { isSweep } from '@/scripts/test/sample.mjs';
import { type ImportOptions, importListings } from './import-listings';
import { listJoined } from './list-joined';
import { undoJoin } from './undo-join';

let database: Database;
let folder: string;

// The machine may be busy with other tests.
jest.setTimeout(120_000);

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
});
beforeEach(async () => {
  await database.db.execute(
    sql`truncate listings, categories, search_filters, unwanted_services restart identity cascade`,
  );
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const rows = [
  {
    typeId: 41,
    typeTitle: 'Rowan Nursery',
    location: 'Fife',
    city: 'ST ANDREWS',
    phone: '01632960e2',
    postcode: 'ky16 9zz',
    openClose: 'Open',
    description: '<p>Ten places</p><script>alert(1)</script>',
    headFeatures: 'Private, Children, Requires Improvement',
    listingFeatures: 'Grade 4,Staff 2.5',
    categoryNames: ['Day Care of Children', 'day care of children'],
    source: 'Care Inspectorate datastore',
    sourceId: 'CS2099000001',
  },
  { typeTitle: 'Rowan Nursery', sourceId: 'CS2099000001', email: 'rowan@example.org', categoryNames: ['Nursery'] },
  { typeTitle: 'Kirk House', postcode: 'BT1 9ZZ', categoryNames: ['Nursing (NH)'], source: 'Register' },
  { typeTitle: 'KIRK  HOUSE', postcode: 'BT1 9ZZ', categoryNames: ['Day Care Setting (DCS)'], source: 'Register' },
  { typeTitle: '  ', sourceId: '1-1' },
];

test('takes JSON lines: mended, each service once, what cannot be read named by line', async () => {
  const summary = await take('rows.ndjson', `${rows.map((row) => JSON.stringify(row)).join('\n')}\n{broken\n[1]\n`);
  expect(summary).toMatchObject({ created: 2, changed: 0, unchanged: 0, newCategories: 4 });
  expect(Object.fromEntries(summary.skipped)).toEqual({
    'The line has no name of a service.': [5],
    'The line is not JSON.': [6],
    'The line is no JSON object.': [7],
  });
  expect(summary.mended).toEqual(
    expect.arrayContaining([
      { fault: toFault('importTownSpelt'), lines: [1] },
      { fault: toFault('importDescriptionCleaned'), lines: [1] },
    ]),
  );
  const [nursery, house, ...others] = await listListingsAfter(database.db, 0, 10_000);
  expect(nursery).toMatchObject({
    typeTitle: 'Rowan Nursery',
    city: 'St Andrews',
    phone: '0163296000',
    email: 'rowan@example.org',
    postcode: 'KY16 9ZZ',
    description: '<p>Ten places</p>',
    headFeatures: 'Children',
    listingFeatures: '',
    register: { regulator: 'Care Inspectorate', number: 'CS2099000001', rating: { grade: 'Requires improvement' } },
  });
  expect(nursery?.categoryId?.toString().split(',')).toHaveLength(2);
  expect(house?.typeTitle).toBe('Kirk House');
  expect(house?.categoryId?.toString().split(',')).toHaveLength(2);
  expect(others).toEqual([]);
});

test('the same file again changes nothing, a changed one only what changed, and ids stay', async () => {
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  await take('rows.ndjson.gz', gzipSync(text));
  const before = await listListingsAfter(database.db, 0, 10_000);
  expect(await take('rows.ndjson.gz', gzipSync(text))).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect(await listListingsAfter(database.db, 0, 10_000)).toEqual(before);
  const changed = text.replace('Ten places', 'Twelve places');
  await database.db.delete(rowChanges);
  expect(await take('rows.ndjson', changed)).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  // Whoever keeps a copy hears of that one.
  expect(await database.db.select().from(rowChanges)).toMatchObject([
    { event: 'listing.changed', rowId: before[0]?.typeId },
  ]);
  const after = await getListingAt(database.db, Number(before[0]?.typeId));
  expect(after).toMatchObject({
    description: '<p>Twelve places</p>',
    createdAt: before[0]?.createdAt,
    // Whoever edits it meanwhile is told.
    version: 2,
  });
});

describe.each(textNames)('the %s of a service', (field) => {
  const line = (told: Record<string, string>) =>
    JSON.stringify({ typeTitle: 'Rowan Nursery', sourceId: 'CS2099000001', ...told });

  test('is taken, changes with the file, and stays where a later one does not say it', async () => {
    const stored = async () => (await listListingsAfter(database.db, 0, 10))[0]?.[field];
    await take('rows.ndjson', line({ [field]: '711 1' }));
    expect(await stored()).toBe('711 1');
    expect(await take('rows.ndjson', line({ [field]: '711 2' }))).toMatchObject({ changed: 1 });
    expect(await stored()).toBe('711 2');
    expect(await take('rows.ndjson', line({}))).toMatchObject({ unchanged: 1 });
    expect(await stored()).toBe('711 2');
  });

  test('is taken from a later line of the file where the first does not say it', async () => {
    await take('rows.ndjson', [line({}), line({ [field]: '711 3' })].join('\n'));
    expect((await listListingsAfter(database.db, 0, 10))[0]?.[field]).toBe('711 3');
  });
});

test.each(textNames)('a %s that is too long is cut, and the summary says so', async (name) => {
  const tooLong = '7'.repeat(textLengths[name] + 1);
  const { mended } = await take('rows.ndjson', JSON.stringify({ typeTitle: 'Long', [name]: tooLong }));
  expect(mended.map(({ fault }) => fault)).toEqual([toFault('importTextCut', { field: name, max: textLengths[name] })]);
  expect((await listListingsAfter(database.db, 0, 10))[0]?.[name]).toHaveLength(textLengths[name]);
});

test('a job keeps its pay, hours and dates, changes with the file, and what has no place in a listing is told', async () => {
  const job = { payFrom: 12.6, payUnit: 'HOUR', hours: 'Nights', validThrough: '2026-12-31T00:00:00.000Z' };
  const line = (more: object) =>
    JSON.stringify({ typeTitle: 'Night carer', source: 'Office', sourceId: 'j1', ...more });
  const { told } = await take('jobs.ndjson', line({ job: { ...job, payTo: 'much' }, images: ['a.webp'] }));
  expect(told).toEqual([
    { fault: toFault('importFieldUnplaced', { field: 'images' }), lines: [1] },
    { fault: toFault('importCellUnread', { column: 'job.payTo' }), lines: [1] },
  ]);
  const stored = async () => (await listListingsAfter(database.db, 0, 10))[0]?.job;
  expect(await stored()).toMatchObject({ payFrom: 12.6, payUnit: 'HOUR', hours: 'Nights' });
  expect(Date.parse((await stored())?.validThrough ?? '')).toBe(Date.parse(job.validThrough));
  expect(await take('jobs.ndjson', line({ job: { ...job, hours: 'Days' } }))).toMatchObject({ changed: 1 });
  expect(await stored()).toMatchObject({ payFrom: 12.6, hours: 'Days' });
  expect(await take('jobs.ndjson', line({}))).toMatchObject({ unchanged: 1 });
  expect(await stored()).toMatchObject({ payFrom: 12.6, hours: 'Days' });
});

test('labels become filters of the categories they occur in; head counts do not', async () => {
  const graded = { ...rows[0], headFeatures: 'Private, Children' };
  await take('rows.ndjson', JSON.stringify(graded));
  const filters = await database.db.select().from(searchFilters).orderBy(searchFilters.header, searchFilters.value);
  expect(filters.map(({ header, value }) => `${header}: ${value}`)).toEqual([
    'For: Children',
    'Provider: Private',
    'Region: Scotland',
    'Regulator grade: Grade 4',
  ]);
  const offered = await database.db.select().from(searchFilterCategories);
  expect(offered).toHaveLength(filters.length);
  const better = { ...graded, listingFeatures: 'Grade 6' };
  await take('rows.ndjson', JSON.stringify(better));
  const linked = await database.db.select().from(searchFilterListings);
  const grade = filters.find(({ value }) => value === 'Grade 4')?.id;
  expect(linked.some(({ filterId }) => filterId === grade)).toBe(false);
});

test('what staff have renamed or merged is what the next file means by its old name, and old grades go from it', async () => {
  const home = (id: string, grade: string, kind = 'Homecare agencies') =>
    JSON.stringify({
      ...{ locationId: id, name: `House ${id}`, registrationStatus: 'Registered', gacServiceTypes: [{ name: kind }] },
      currentRatings: { overall: { rating: grade, reportDate: '2025-05-06' } },
    });
  await take('a.ndjson', [home('1-1', 'Good'), home('1-2', 'Good', 'Domiciliary care')].join('\n'), {
    date: '2026-01-01',
  });
  await database.db.transaction(async (tx) => {
    await keepName(tx, 1, 1);
    await tx.update(categories).set({ name: 'Home care' }).where(eq(categories.id, 1));
    await keepName(tx, 2, 1);
    await tx.execute(sql`update listing_categories set category_id = 1`);
    await tx.delete(categories).where(eq(categories.id, 2));
    await keepNames(tx, sql`header = 'Rating'`);
    await tx.update(searchFilters).set({ header: 'CQC rating' }).where(eq(searchFilters.header, 'Rating'));
  });
  const next = [home('1-1', 'Inadequate'), home('1-2', 'Good', 'Domiciliary care'), home('1-3', 'Good')];
  expect(await take('a.ndjson', next.join('\n'), { date: '2026-02-01' })).toMatchObject({
    created: 1,
    newCategories: 0,
  });
  expect((await database.db.select().from(categories)).map(({ name }) => name)).toEqual(['Home care']);
  const { rows: linked } = await database.db.execute(sql`
    select l.title, f.header, f.value from listings l join search_filter_listings on listing_id = l.id
    join search_filters f on f.id = filter_id where f.header like '%ating' order by l.title`);
  expect(linked).toEqual([
    { title: 'House 1-1', header: 'CQC rating', value: 'Inadequate' },
    { title: 'House 1-2', header: 'CQC rating', value: 'Good' },
    { title: 'House 1-3', header: 'CQC rating', value: 'Good' },
  ]);
});

const scotland = [
  'CSNumber,CareService,Subtype,AdditionalSubtypes,ServiceType,ServiceName,Address_line_1,Service_town,Service_Postcode,ServiceProvider,ServiceStatus,Care_Home_All_Areas_of_Provision,Council_Area_Name,Client_group,MinGrade,Registered_Places',
  'CS2099000001,Care Home Service,Older People,,Private,"Rowan, The House",1 Sample Street,Oban,PA34 9ZZ,Rowan & Co,Active,"Older people - dementia, Visual impairment,",Argyll & Bute,Adults,5,40',
  'CS2099000002,Nurse Agency,,,Private,Gone Nurses,,Oban,,Gone Ltd,Inactive,,Argyll & Bute,Adults,,',
  'CS2099000003,too,short',
].join('\r\n');

test("takes Scotland's register", async () => {
  const summary = await take('register.csv.gz', gzipSync(scotland));
  expect(summary).toMatchObject({ format: "Scotland's register of care services", created: 2 });
  expect(Object.fromEntries(summary.skipped)).toEqual({ 'The line has no name of a service.': [4] });
  expect(await listListingsAfter(database.db, 0, 10_000)).toMatchObject([
    {
      typeTitle: 'Rowan, The House',
      location: 'Argyll & Bute',
      openClose: 'Open',
      address: '1 Sample Street, Oban, PA34 9ZZ',
      headFeatures: 'Adults',
      listingFeatures: 'Dementia,Sensory impairment',
      description: '',
      register: {
        regulator: 'Care Inspectorate',
        number: 'CS2099000001',
        provider: 'Rowan & Co',
        kinds: ['Care Home Service', 'Older People'],
        places: 40,
        rating: { grade: '5', outOf: 6 },
      },
    },
    { typeTitle: 'Gone Nurses', openClose: 'Closed' },
  ]);
});

test('a service of one file is the same one in another', async () => {
  await take('register.csv', scotland);
  const row = { ...rows[0], typeTitle: 'Rowan House' };
  expect(await take('rows.ndjson', JSON.stringify(row))).toMatchObject({ created: 0, changed: 1 });
  expect(await database.db.$count(listings)).toBe(2);
});

const england = [
  'About this file,published monthly',
  'Name,Address 1,Address 2,Town/City,County,Postcode,Phone number,CQC Provider ID (for office use only),CQC Location ID (for office use only),Website,Local authority,Region,Report publication date,URL,Also known as,Specialisms/services,Service types,Provider name',
  ' Oak Care,1 Sample Street,,Leeds,,LS1 9ZZ,01632960123,1-100,1-101,www.example.org,Leeds,Yorkshire & Humberside,2023-07-12T00:00:00Z,https://www.cqc.org.uk/location/1-101,Oak,"Dementia,Treatment of disease, disorder or injury",Homecare agencies,Oak Ltd',
  'Oak Ltd,,,,,,,1-100,,,,,,,,Personal care,Organisation,Oak Ltd',
].join('\n');

test("takes England's directory, from below the lines about the file", async () => {
  expect(await take('cqc.csv', `\ufeff${england}`)).toMatchObject({ format: "England's CQC directory", created: 2 });
  const [oak] = await listListingsAfter(database.db, 0, 10_000);
  expect(oak).toMatchObject({
    typeTitle: 'Oak Care',
    location: 'Leeds',
    listingFeatures: 'Dementia',
    register: { provider: 'Oak Ltd', url: 'https://www.cqc.org.uk/location/1-101' },
    description: expect.stringContaining('latest report on 12 July 2023'),
  });
  expect(await database.db.$count(categories)).toBe(2);
});

test('the day of a report is read with its day first, as one of this country is', async () => {
  await take('cqc.csv', england.replace('2023-07-12T00:00:00Z', '12/07/2023'));
  const [oak] = await listListingsAfter(database.db, 0, 10_000);
  expect(oak?.description).toContain('latest report on 12 July 2023');
});

test('a file of another kind, a damaged archive and an empty file are refused, and nothing is stored', async () => {
  await expect(take('x.csv', 'name,age\nA,1\n')).rejects.toThrow('none of the kinds known');
  await expect(take('x.json', '{\n"a": 1\n}')).rejects.toThrow('none of the kinds known');
  await expect(take('x.csv', '')).rejects.toThrow('The file is empty.');
  const exported =
    '<?xml version="1.0"?>\n<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>\n<title>A, b</title>\n';
  await expect(take('export.xml', exported)).rejects.toThrow('an export of WordPress');
  await expect(take('x.xls', '\n<html><table><tr><td>Name</td></tr></table>')).rejects.toThrow('neither a text nor');
  const whole = gzipSync(
    Array.from({ length: 5_000 }, (_, index) =>
      JSON.stringify({ ...rows[2], typeTitle: `House ${index} ${Math.sin(index)}` }),
    ).join('\n'),
  );
  await expect(take('x.ndjson.gz', whole.subarray(0, whole.length - 200))).rejects.toThrow(
    'The file is packed, and damaged.',
  );
  expect(await database.db.$count(listings)).toBe(0);
});

describe("a register's newer word", () => {
  const location = (id: string, overall: object | null, more: object = {}) =>
    JSON.stringify({
      locationId: id,
      name: `House ${id}`,
      registrationStatus: 'Registered',
      postalCode: 'HG4 1AA',
      currentRatings: overall && { overall, ...more },
    });
  const good = { rating: 'Good', reportDate: '2025-05-06' };
  const standing = async () => {
    const all = await listListingsAfter(database.db, 0, 10_000);
    return Object.fromEntries(
      all.map(({ typeTitle, register }) => [typeTitle, [register?.rating?.grade ?? null, register?.unrated ?? null]]),
    );
  };
  const unrated = (reason: string, since: string, services: object[] = []) => [null, { reason, since, services }];
  const before = ['1-1', '1-2', '1-3', '1-4', '1-5', '1-6'].map((id) => location(id, good));
  const services = [
    { name: 'Residential homes', rating: 'Good' },
    { name: 'Homecare agencies', rating: 'Requires improvement' },
    { name: 'Hospice', rating: 'Not rated' },
  ];
  const after = [
    location('1-1', { rating: 'Rating suspended', reportDate: '2026-08-01' }),
    location('1-2', { rating: 'Inspected but not rated', reportDate: '2026-08-02' }),
    location('1-3', { rating: 'Insufficient evidence to rate' }),
    location('1-4', { rating: 'Not rated', reportDate: '2026-08-01' }, { serviceRatings: services }),
    location('1-5', null),
    location('1-6', good).replace('"Registered"', '"Deregistered","deregistrationDate":"2026-07-05"'),
    location('1-7', { rating: 'No published rating' }),
  ];

  test('counts: a grade that the newest file does not confirm holds no longer, and it says why and since when', async () => {
    await take('before.ndjson', before.join('\n'), { date: '2026-07-01' });
    const { told } = await take('after.ndjson', after.join('\n'), { date: '2026-11-01' });
    expect(told).toEqual([{ fault: { code: 'importGradesGone', count: 6 }, lines: [] }]);
    const now = {
      'House 1-1': unrated('suspended', '2026-08-01'),
      'House 1-2': unrated('inspected', '2026-08-02'),
      'House 1-3': unrated('insufficient', '2026-11-01'),
      'House 1-4': unrated('notRated', '2026-08-01', [
        { name: 'Residential homes', grade: 'Good' },
        { name: 'Homecare agencies', grade: 'Requires improvement' },
      ]),
      'House 1-5': unrated('gone', '2026-11-01'),
      'House 1-6': unrated('ended', '2026-07-05'),
      'House 1-7': [null, null],
    };
    expect(await standing()).toEqual(now);
    // Neither the same file again nor an older one that comes late changes it; a newer grade does.
    expect(await take('after.ndjson', after.join('\n'), { date: '2026-11-01' })).toMatchObject({
      changed: 0,
      told: [],
    });
    await take('before.ndjson', before.join('\n'), { date: '2026-06-01' });
    expect(await standing()).toEqual(now);
    await take('newest.ndjson', location('1-5', { ...good, rating: 'Outstanding' }), { date: '2026-12-01' });
    expect((await standing())['House 1-5']).toEqual(['Outstanding', null]);
  });

  test('is none where a file has no grades at all', async () => {
    await take('before.ndjson', before.join('\n'), { date: '2026-07-01' });
    const columns = { source: 'CQC', columns: { number: 'No', title: 'Name', city: 'Town' } };
    writeFileSync(path.join(folder, 'columns.json'), JSON.stringify(columns));
    const map = path.join(folder, 'columns.json');
    await take('plain.csv', 'No,Name,Town\n1-1,House 1-1,Ripon\n', { date: '2026-11-01', map });
    expect((await standing())['House 1-1']).toEqual(['Good', null]);
  });

  test('closes what the whole register no longer has, and no grade of it holds', async () => {
    await take('before.ndjson', before.join('\n'), { date: '2026-07-01' });
    await take('after.ndjson', before.slice(1).join('\n'), { date: '2026-11-01', isWhole: true });
    expect((await standing())['House 1-1']).toEqual(unrated('ended', '2026-11-01'));
  });
});

test('the summary says what was taken and names at most ten lines', async () => {
  const lines = Array.from({ length: 14 }, () => '{}').concat(JSON.stringify(rows[0]));
  const summary = await take('rows.ndjson', lines.join('\n'));
  expect(summaryLines('rows.ndjson', summary, 1.25)).toEqual(
    expect.arrayContaining([
      'taken 1: 1 new, 0 changed, 0 unchanged',
      'skipped 14',
      '  14 × The line has no name of a service. (lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 4 more)',
    ]),
  );
});

describe('one service in two registers', () => {
  const home = { typeTitle: 'Rowan House', postcode: 'KY16 9ZZ', phone: '01334 960000', source: 'List 2019-08' };
  const recent = { ...home, typeTitle: 'Rowan House Ltd', phone: '01334 960001', source: 'Register 2026-05-31' };
  const older = JSON.stringify({ ...home, email: 'rowan@example.org' });
  const newer = JSON.stringify(recent);

  test.each([
    [older, newer],
    [newer, older],
  ])('is one listing in whichever order they come, and the newest says it field by field', async (first, second) => {
    await take('a.ndjson', first);
    const { joined } = await take('b.ndjson', second);
    const all = await listListingsAfter(database.db, 0, 10);
    expect(all).toMatchObject([{ typeTitle: 'Rowan House Ltd', phone: '01334 960001', email: 'rowan@example.org' }]);
    expect(joined).toMatchObject([{ id: all[0]?.typeId, title: 'Rowan House Ltd', registrations: 2 }]);
    expect(await take('b.ndjson', second)).toMatchObject({ unchanged: 1, joined: [] });
  });

  test('is listed as joined, can be parted, and stays parted', async () => {
    await take('a.ndjson', `${older}\n${newer}`);
    const [joined] = await listJoined(database.db);
    const parted = await undoJoin(database.db, joined?.id ?? 0);
    expect(parted).toHaveLength(1);
    expect(await listJoined(database.db)).toEqual([]);
    expect(await take('a.ndjson', `${older}\n${newer}`)).toMatchObject({ created: 0, unchanged: 2 });
    const titles = (await listListingsAfter(database.db, 0, 10)).map(({ typeTitle }) => typeTitle);
    expect(titles.sort()).toEqual(['Rowan House', 'Rowan House Ltd']);
    await expect(undoJoin(database.db, joined?.id ?? 0)).rejects.toThrow('was not joined');
  });

  test('is still one when a third shows that two listings are the same', async () => {
    const far = { ...home, typeTitle: 'Rowan House Care Home', postcode: '', source: 'Other list' };
    await take('a.ndjson', JSON.stringify({ ...recent, phone: '' }));
    await take('b.ndjson', JSON.stringify(far));
    expect(await database.db.$count(listings)).toBe(2);
    await take('c.ndjson', older);
    expect(await database.db.$count(listings)).toBe(1);
  });

  test('leads from the address of the one that went to the one that stays, until they are parted', async () => {
    const idAfter = async (name: string, content: object) => {
      await take(name, JSON.stringify(content));
      return Number((await listListingsAfter(database.db, 0, 10)).at(-1)?.typeId);
    };
    const kept = await idAfter('a.ndjson', { ...recent, phone: '' });
    const second = await idAfter('b.ndjson', {
      ...home,
      typeTitle: 'Rowan House Care Home',
      postcode: '',
      source: 'B',
    });
    await take('c.ndjson', older);
    expect(await getListingAt(database.db, second)).toMatchObject({ typeId: kept });
    expect(await getListingAt(database.db, second + 1_000)).toBeNull();

    await undoJoin(database.db, kept);
    expect(await getListingAt(database.db, kept)).toMatchObject({ typeId: kept, typeTitle: 'Rowan House Ltd' });
    expect(await getListingAt(database.db, second)).toMatchObject({
      typeId: second,
      typeTitle: 'Rowan House Care Home',
    });
    expect(await database.db.$count(listingMoves)).toBe(0);
  });

  test('leads on from address to address, and nowhere once the last is deleted', async () => {
    const like = { typeTitle: 'Oak House', phone: '01334 960009' };
    const make = async (content: object) => {
      await take('one.ndjson', JSON.stringify(content));
      return Number((await listListingsAfter(database.db, 0, 10)).at(-1)?.typeId);
    };
    const first = await make({ ...like, phone: '01334 960001', postcode: 'KY16 1AA', source: 'A' });
    const second = await make({ ...like, phone: '01334 960002', postcode: 'KY16 2AA', source: 'B' });
    const third = await make({ ...like, phone: '01334 960003', postcode: 'KY16 3AA', source: 'C' });
    // The third with the second, then both with the first.
    await take('d.ndjson', JSON.stringify({ ...like, phone: '01334 960002; 01334 960003', source: 'D' }));
    expect(await getListingAt(database.db, third)).toMatchObject({ typeId: second });
    await take('e.ndjson', JSON.stringify({ ...like, phone: '01334 960001; 01334 960002', source: 'E' }));
    expect(await getListingAt(database.db, third)).toMatchObject({ typeId: first });
    expect(await getListingAt(database.db, second)).toMatchObject({ typeId: first });
    await database.db.delete(listings).where(eq(listings.id, first));
    expect(await getListingAt(database.db, third)).toBeNull();
  });

  test('what an admin puts right stays until the register says something new', async () => {
    const numbered = (typeTitle: string) => JSON.stringify({ ...recent, typeTitle, sourceId: 'R1' });
    await take('a.ndjson', numbered('Rowan House'));
    await database.db.update(listings).set({ phone: '0800 000000' });
    await take('a.ndjson', numbered('Rowan Home'));
    expect(await listListingsAfter(database.db, 0, 10)).toMatchObject([
      { typeTitle: 'Rowan Home', phone: '0800 000000' },
    ]);
  });
});

test('a listing of an import before entries were kept is known again', async () => {
  const registration = { source: 'Care Inspectorate', sourceKey: 'CS2099000001' };
  const [old] = await database.db
    .insert(listings)
    .values({ ...registration, title: 'Oak', phone: '01632 960000', status: 'Closed' })
    .returning({ id: listings.id });
  const entry = { ...registration, origin: '', statedOn: '1970-01-01', said: { status: 'Closed' as const } };
  await database.db.insert(registerEntries).values({ ...entry, listingId: old?.id ?? 0 });
  const line = JSON.stringify({ typeTitle: 'Oak House', sourceId: 'CS2099000001' });
  expect(await take('rows.ndjson', line)).toMatchObject({ created: 0, changed: 1 });
  expect(await listListingsAfter(database.db, 0, 10)).toMatchObject([
    { typeId: old?.id, typeTitle: 'Oak House', phone: '01632 960000', openClose: 'Open' },
  ]);
});

test('what staff have deleted for good makes no new listing, until it is asked for', async () => {
  const line = (number: number) =>
    JSON.stringify({ typeTitle: `House ${number}`, source: 'Lists', sourceId: `n${number}` });
  const file = [line(1), line(2)].join('\n');
  await take('a.ndjson', file);
  const [first] = await database.db.select({ id: listings.id }).from(listings);
  await database.db
    .update(listings)
    .set({ deletedAt: new Date() })
    .where(eq(listings.id, first?.id ?? 0));
  await database.db.transaction((tx) => noteUnwanted(tx, [first?.id ?? 0]));
  await database.db.delete(listings).where(eq(listings.id, first?.id ?? 0));
  const again = await take('a.ndjson', file);
  expect(again).toMatchObject({ created: 0, unchanged: 1 });
  expect(again.told).toEqual([{ fault: toFault('importUnwanted', { count: 1 }), lines: [] }]);
  expect(await take('a.ndjson', file, { takesDeleted: true })).toMatchObject({ created: 1, told: [] });
  expect(await take('a.ndjson', file)).toMatchObject({ created: 0, unchanged: 2, told: [] });
});

describe('a file that holds its whole register', () => {
  const line = (number: number, more = {}) =>
    JSON.stringify({ typeTitle: `House ${number}`, sourceId: `CS209900000${number}`, ...more });
  const all = [1, 2, 3].map((number) => line(number)).join('\n');

  test('closes what it lacks and deletes nothing; an extract closes nothing', async () => {
    await take('2026-01-01.ndjson', all);
    expect(await take('2026-02-01.ndjson', line(1))).toMatchObject({ closed: 0 });
    const whole = `${line(1)}\n${line(2)}`;
    expect(await take('2026-03-01.ndjson', whole, { isWhole: true })).toMatchObject({ closed: 1, changed: 1 });
    expect((await listListingsAfter(database.db, 0, 10)).map(({ openClose }) => openClose)).toEqual([
      'Open',
      'Open',
      'Closed',
    ]);
    expect(await take('2026-03-01.ndjson', whole, { isWhole: true })).toMatchObject({ closed: 0, changed: 0 });
    await take('2026-04-01.ndjson', all);
    expect((await listListingsAfter(database.db, 0, 10))[2]?.openClose).toBe('Open');
  });

  test.each([
    ['is no JSON, and has its number', `${line(3)},`, 1, ['Open', 'Closed', 'Open']],
    ['has no name, and its number', JSON.stringify({ sourceId: 'CS2099000003' }), 1, ['Open', 'Closed', 'Open']],
    ['has no number by which it could be known', JSON.stringify({ city: 'Oban' }), 2, ['Open', 'Open', 'Open']],
  ])('leaves open what a line may be that %s', async (_, unread, left, standing) => {
    await take('2026-01-01.ndjson', [all, line(4), line(5)].join('\n'));
    const { told } = await take('2026-03-01.ndjson', [line(1), line(4), line(5), unread].join('\n'), { isWhole: true });
    expect(told).toEqual([{ fault: toFault('importWholeLeft', { count: left }), lines: [] }]);
    const all5 = await listListingsAfter(database.db, 0, 10);
    expect(all5.slice(0, 3).map(({ openClose }) => openClose)).toEqual(standing);
  });

  test('leaves open what has lost its number to a spreadsheet, and closes none for a line that is a total', async () => {
    const columns = { source: 'Care Inspectorate', columns: { number: 'No', title: 'Name', city: 'Town' } };
    writeFileSync(path.join(folder, 'columns.json'), JSON.stringify(columns));
    const map = path.join(folder, 'columns.json');
    const register = (...rows: string[]) => ['No,Name,Town', ...rows].join('\n');
    const rows = ['CS2099000001,Ash,Oban', 'CS2099000002,Elm,Oban', 'CS2099000003,Oak,Oban', 'CS2099000004,Yew,Oban'];
    await take('a.csv', register(...rows), { date: '2026-01-01', map });
    const lost = [...rows.slice(0, 2), '#REF!,Oak,Oban', ',Total,'];
    const { told } = await take('a.csv', register(...lost), { date: '2026-03-01', map, isWhole: true });
    expect(told).toContainEqual({ fault: toFault('importWholeLeft', { count: 1 }), lines: [] });
    const now = (await listListingsAfter(database.db, 0, 10)).map(({ typeTitle, openClose }) => [typeTitle, openClose]);
    expect(Object.fromEntries(now)).toEqual({ Ash: 'Open', Elm: 'Open', Oak: 'Open', Yew: 'Closed' });
  });

  test('is refused where it lacks so much that it cannot be the whole', async () => {
    await take('2026-01-01.ndjson', all);
    await expect(take('2026-02-01.ndjson', line(1), { isWhole: true })).rejects.toThrow('not the whole of it');
  });
});

// Real registers are not part of the project; where they lie beside it, the sweep takes all of them in.
const realFiles = path.join(process.cwd(), '../shared/data/listings');
const real = isSweep && existsSync(realFiles) ? test : test.skip;

real(
  'takes the three real files, and doubles no service',
  async () => {
    const takeReal = (file: string) => importListings(database.db, path.join(realFiles, file), { cleanHtml });
    const all = await takeReal('all_listings_typedetail_shape.ndjson.gz');
    expect(all).toMatchObject({ skipped: new Map(), created: 10_965 });
    expect(await takeReal('all_listings_typedetail_shape.ndjson.gz')).toMatchObject({ created: 0, changed: 0 });
    expect(await takeReal('england_cqc_care_directory_head500.csv')).toMatchObject({ skipped: new Map(), created: 0 });
    expect(await takeReal('scotland_care_services_2026-05-31.csv.gz')).toMatchObject({
      skipped: new Map(),
      created: 0,
    });
    expect(await database.db.$count(listings)).toBe(10_965);
  },
  600_000,
);

async function take(name: string, content: string | Uint8Array, options: Partial<ImportOptions> = {}) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return importListings(database.db, file, { cleanHtml, ...options });
}
