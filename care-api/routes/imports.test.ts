import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { imports } from '@/care-api/database/schema/imports';
import { audit } from '@/care-api/database/schema/staff';
import { forgetGone } from '@/care-api/desk/working/working-copies';
import { zipOf } from '@/care-api/import/places/testing/zip-of';
import { forgetImports } from '@/care-api/import/runs/forget-imports';
import { sheetOf, xlsxOf } from '@/care-api/import/tables/testing/workbooks';
import { listingDraft } from '@/care-api/listings/listing-draft';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import {
  type ImportGroup,
  type ImportRun,
  importListSchema,
  importRunSchema,
  type PlannedRow,
  plannedRowsSchema,
  type RefusedLines,
  refusedLinesSchema,
} from '@/lib/contract/import';
import { isSweep } from '@/scripts/test/sample.mjs';
import { until } from '@/testing/until';

let test: TestApp;
let editor: string;

// The machine may be busy with other tests.
jest.setTimeout(120_000);

beforeAll(async () => {
  test = await openTestApp();
  editor = await test.signIn('editor');
});
beforeEach(async () => {
  rmSync(test.deps.importsDir, { recursive: true });
  mkdirSync(test.deps.importsDir);
  await test.deps.database.db.execute(
    `truncate listings, imports, import_mappings, categories, search_filters restart identity cascade`,
  );
});
afterAll(() => test.close());

async function upload(body: string | Uint8Array<ArrayBuffer>, name = 'homes.csv', as = editor): Promise<Response> {
  const url = `http://care.example/api/admin/import?name=${encodeURIComponent(name)}`;
  return test.app.request(new Request(url, { method: 'POST', body, headers: { authorization: `Bearer ${as}` } }));
}
async function taken(answer: Response): Promise<ImportRun> {
  if (!answer.ok) throw new Error(await answer.text());
  return importRunSchema.parse(await answer.json());
}
const act = (id: number, step: string, as = editor, body?: object) =>
  test.send('POST', `/api/admin/import/${id}/${step}`, body, { as });
const look = async (id: number) => taken(await test.send('GET', `/api/admin/import/${id}`, undefined, { as: editor }));
async function settled(id: number): Promise<ImportRun> {
  await until(async () => !['checking', 'running', 'undoing'].includes((await look(id)).state));
  return look(id);
}
/** What a dry run lists. */
async function planned(id: number, group: ImportGroup, more = ''): Promise<PlannedRow[]> {
  const answer = await test.send('GET', `/api/admin/import/${id}/planned?group=${group}${more}`, undefined, {
    as: editor,
  });
  return plannedRowsSchema.parse(await answer.json()).rows;
}
async function refusedOf(id: number): Promise<RefusedLines['lines']> {
  const answer = await test.send('GET', `/api/admin/import/${id}/errors`, undefined, { as: editor });
  return refusedLinesSchema.parse(await answer.json()).lines;
}
/** Sent, mapped and tried dry. */
async function tryDry(body: string, name?: string): Promise<ImportRun> {
  const run = await taken(await upload(body, name));
  if (run.state === 'asks') await taken(await map(run));
  return settled(run.id);
}
const map = ({ id, mapping }: Pick<ImportRun, 'id' | 'mapping'>, more: object = {}) =>
  test.send('PUT', `/api/admin/import/${id}/mapping`, { mapping, ...more }, { as: editor });
async function take(body: string, name?: string): Promise<ImportRun> {
  const run = await tryDry(body, name);
  await taken(await act(run.id, 'start'));
  return settled(run.id);
}
async function undo(id: number): Promise<ImportRun> {
  await taken(await act(id, 'undo'));
  return settled(id);
}

/** All listings as visitors get them; which version it is, and when it was changed, goes on. */
async function directory() {
  const answer: object[] = await (await test.send('GET', '/api/TypeDetail')).json();
  return answer.map((listing) => ({ ...listing, version: 0, updatedAt: '' }));
}

const head = 'Service name,Type,Town,Post code,Telephone,Registration number';
const row = (number: number, town = 'York') =>
  `House ${number},Nursing home,${town},YO1 9ZZ,01632 960${100 + number},N${number}`;
const table = (count: number, town?: string) =>
  [head, ...Array.from({ length: count }, (_, at) => row(at + 1, town))].join('\n');

describe('a table nobody knows', () => {
  it('is answered with its columns, samples and a guess, tried dry, taken as the dry run said, and taken back', async () => {
    await take([head, row(1), row(2), row(3)].join('\n'));
    const before = await directory();
    const run = await taken(await upload([head, row(2), row(3, 'Leeds'), row(4), ',,,,,', ',Nursing home'].join('\n')));
    expect(run).toMatchObject({ state: 'asks', fileName: 'homes.csv', format: '' });
    expect(run.columns[0]).toEqual({ name: 'Service name', samples: ['House 2', 'House 3', 'House 4'] });
    expect(run.mapping?.columns).toEqual({
      title: 'Service name',
      categories: 'Type',
      city: 'Town',
      postcode: 'Post code',
      phone: 'Telephone',
      number: 'Registration number',
    });

    await taken(await map(run));
    const dry = await settled(run.id);
    expect(dry.state).toBe('ready');
    expect(dry.expected).toMatchObject({ created: 1, changed: 1, unchanged: 1, refused: 1 });
    expect(await planned(run.id, 'created')).toEqual([{ id: null, title: 'House 4', place: 'York', fields: [] }]);
    const fields = [{ name: 'city', before: 'York', after: 'Leeds' }];
    expect(await planned(run.id, 'changed')).toMatchObject([{ title: 'House 3', place: 'Leeds', fields }]);
    expect(await refusedOf(run.id)).toMatchObject([{ line: 6, reason: { code: 'importTitleMissing' } }]);
    expect(await directory()).toEqual(before);

    await taken(await act(run.id, 'start'));
    const done = await settled(run.id);
    expect([done.state, done.taken]).toEqual(['done', { created: 1, changed: 1, unchanged: 1 }]);
    expect((await directory()).length).toBe(4);
    expect(readdirSync(test.deps.importsDir)).toEqual([]);

    expect(await undo(run.id)).toMatchObject({ state: 'undone', kept: { count: 0 } });
    expect(await directory()).toEqual(before);
    expect((await act(run.id, 'undo')).status).toBe(409);
    const deeds = await test.deps.database.db.select().from(audit);
    const ofRun = deeds.filter(({ kind, objectId }) => kind === 'import' && objectId === String(run.id));
    expect(ofRun.map(({ action, changes }) => [action, changes?.created])).toEqual([
      ['create', undefined],
      ['update', undefined],
      ['start', [null, 1]],
      ['undo', [null, 1]],
    ]);

    const again = await take([head, row(4)].join('\n'));
    expect(again.taken).toEqual({ created: 1, changed: 0, unchanged: 0 });
  });

  it('is mapped as the last one with its columns was', async () => {
    const first = await taken(await upload('A,B\nHouse,York\n'));
    expect(first.mapping?.columns).toEqual({});
    const refused = await map(first);
    expect([refused.status, (await refused.json()).codes]).toEqual([422, { mapping: { code: 'importTitleRequired' } }]);
    const wrong = await map({
      ...first,
      mapping: { source: 'x', columns: { title: 'C' }, separator: ',', closed: [] },
    });
    expect((await wrong.json()).codes).toEqual({ mapping: { code: 'importColumnUnknown', column: 'C' } });
    const mapping = { source: 'Ours', columns: { title: 'A', city: 'B' }, separator: ';' as const, closed: ['shut'] };
    const mapped = await taken(await map({ ...first, mapping }, { date: '2026-05-31' }));
    expect(mapped.statedOn).toBe('2026-05-31');
    expect((await taken(await upload('A,B\nOther,Hull\n'))).mapping).toEqual({
      ...mapping,
      reading: first.mapping?.reading,
    });
    await settled(first.id);
  });

  it('leaves alone what somebody has changed since, and says which', async () => {
    const run = await take(table(3));
    const [listing] = await (await test.send('GET', '/api/TypeDetail')).json();
    const changed = { ...listing, typeTitle: 'By hand', version: undefined };
    const admin = await test.signIn('admin');
    expect((await test.send('PUT', `/api/TypeDetail/${listing.typeId}`, changed, { as: admin })).status).toBe(200);
    const kept = { count: 1, created: 1, some: [{ id: listing.typeId, title: 'By hand' }] };
    expect((await look(run.id)).kept).toEqual(kept);
    expect((await undo(run.id)).kept).toEqual(kept);
    expect((await directory()).map((one) => 'typeTitle' in one && one.typeTitle)).toEqual(['By hand']);

    // Whoever looked at them wants them gone too: into the trash, from where they come back with their changes.
    await taken(await act(run.id, 'undo-all'));
    expect(await settled(run.id)).toMatchObject({ state: 'undone', kept: { count: 0 } });
    expect(await directory()).toEqual([]);
    const restored = await test.send('POST', `/api/admin/trash/listing/${listing.typeId}/restore`, {}, { as: admin });
    expect(restored.status).toBe(201);
    expect((await directory()).map((one) => 'typeTitle' in one && one.typeTitle)).toEqual(['By hand']);
  });
});

it('a list that this site has given out changes nothing when it is read back, whatever its heading is called', async () => {
  const admin = await test.signIn('admin');
  for (const typeTitle of ['=Oak House', 'Ash & Elm']) {
    const input = { typeId: 0, typeTitle, phone: '+44 1632 960123', price: '£950', city: 'York' };
    expect((await test.send('POST', '/api/TypeDetail', input, { as: admin })).status).toBe(201);
  }
  const before = await directory();
  const heads = Array.from({ length: 17 }, (_, at) => `عمود ${at}`).join('|');
  for (const asked of ['', `?heads=${encodeURIComponent(heads)}`]) {
    const answer = await test.send('GET', `/api/admin/export/listing.csv${asked}`, undefined, { as: admin });
    const table = await answer.text();
    const run = await tryDry(table, 'listings.csv');
    expect(run.expected).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 0 });
    expect(run.examples?.told).toMatchObject([{ reason: { code: 'importOwnLines', values: { count: 2 } } }]);
    await taken(await act(run.id, 'start'));
    expect((await settled(run.id)).taken).toEqual({ created: 0, changed: 0, unchanged: 2 });
    expect(await directory()).toEqual(before);
    // Of another site they are new.
    const other = await tryDry(table.replaceAll(/^"(\d+)","/gm, '"9$1","'), 'other.csv');
    expect(other.expected).toMatchObject({ created: 2, changed: 0, unchanged: 0, refused: 0 });
  }
});

it('what a colleague changes in a listing while a list of ours is taken stays as they have it', async () => {
  const admin = await test.signIn('admin');
  for (const typeTitle of ['Oak House', 'Elm House']) {
    const input = { typeId: 0, typeTitle, phone: '+44 1632 960123', city: 'York' };
    expect((await test.send('POST', '/api/TypeDetail', input, { as: admin })).status).toBe(201);
  }
  const answer = await test.send('GET', '/api/admin/export/listing.csv', undefined, { as: admin });
  const run = await tryDry((await answer.text()).replaceAll('York', 'Leeds'), 'listings.csv');
  expect(run.expected).toMatchObject({ changed: 2 });
  const { db } = test.deps.database;
  // Once all is planned, and before the first part.
  await db.execute(`
    create function change_meanwhile() returns trigger language plpgsql as $$ begin
      update listings set city = 'Hull', version = version + 1 where title = 'Oak House'; return null; end $$`);
  await db.execute(`
    create trigger change_meanwhile after update on imports for each row
    when (old.state = 'running' and old.worked_since is distinct from new.worked_since)
    execute function change_meanwhile()`);
  try {
    await taken(await act(run.id, 'start'));
    expect((await settled(run.id)).taken).toEqual({ created: 0, changed: 1, unchanged: 1 });
  } finally {
    await db.execute('drop function change_meanwhile cascade');
  }
  const { rows } = await db.execute('select title, city from listings order by id');
  expect(rows).toEqual([
    { title: 'Oak House', city: 'Hull' },
    { title: 'Elm House', city: 'Leeds' },
  ]);
});

describe('what a reader would see', () => {
  const line = (fields: object) =>
    JSON.stringify({ typeTitle: 'Ash House', source: 'North', sourceId: 'a', ...fields });
  const register = { regulator: 'Care Inspectorate', number: 'CS1', kinds: ['Care home', 'Nursing home'] };

  it('is a change; a new day of the register and another order of words are none, though the day is kept', async () => {
    const first = { listingFeatures: 'Garden,Lift', register: { ...register, checkedOn: '2026-05-31' } };
    await take(line(first), 'a.ndjson');
    const kinds = register.kinds.toReversed();
    const same = { listingFeatures: 'Lift,Garden', register: { ...register, kinds, checkedOn: '2026-06-30' } };
    const run = await take(line(same), 'a.ndjson');
    expect([run.expected, run.taken]).toMatchObject([
      { changed: 0, unchanged: 1 },
      { changed: 0, unchanged: 1 },
    ]);
    expect(await planned(run.id, 'changed')).toEqual([]);
    expect(await directory()).toMatchObject([{ register: { checkedOn: '2026-06-30' } }]);
  });

  it('is told field by field in words: what stands on the page now, and of a list what goes and what comes', async () => {
    const rating = { grade: '4', outOf: 6, publishedOn: '2026-05-01' };
    const first = { listingFeatures: 'Garden,Lift', description: '<p>Old &amp; small</p>', phone: '01632 960101' };
    await take(line({ ...first, register: { ...register, rating } }), 'a.ndjson');
    const [listing] = await (await test.send('GET', '/api/TypeDetail')).json();
    const byHand = { ...listing, phone: '01632 960999', version: undefined };
    await test.send('PUT', `/api/TypeDetail/${listing.typeId}`, byHand, { as: await test.signIn('admin') });
    const changed = { listingFeatures: 'Lift,Pool', description: '<p>New</p>', phone: '01632 960102' };
    const ended = { rating: null, unrated: { reason: 'suspended', since: '2026-06-01' } };
    const run = await tryDry(line({ ...changed, register: { ...register, ...ended } }), 'a.ndjson');
    const [found] = await planned(run.id, 'changed');
    expect(found?.fields).toEqual([
      { name: 'phone', before: '01632 960999', after: '01632 960102' },
      { name: 'description', before: 'Old & small', after: 'New' },
      { name: 'features', before: 'Garden', after: 'Pool' },
      { name: 'rating', before: '4/6', after: '' },
      { name: 'ratedOn', before: '2026-05-01', after: '' },
      { name: 'gradeNote', before: '', after: 'suspended' },
    ]);
  });

  it('is listed whole, a page at a time', async () => {
    const run = await tryDry(table(120));
    const pages = await Promise.all([1, 2, 3].map((page) => planned(run.id, 'created', `&page=${page}`)));
    expect(pages.map((rows) => rows.length)).toEqual([50, 50, 20]);
    expect(pages.flat().map(({ title }) => title)).toEqual(Array.from({ length: 120 }, (_, at) => `House ${at + 1}`));
    expect(await planned(run.id, 'created', '&size=1000')).toHaveLength(120);
    const none = await test.send('GET', '/api/admin/import/999999/planned?group=created', undefined, { as: editor });
    expect(none.status).toBe(404);
  });
});

it('a whole register that would close more than two in a hundred is begun once somebody says that it is meant', async () => {
  await take(table(100));
  const wholeOf = async (rows: number) => {
    const run = await taken(await upload(table(rows)));
    await taken(await map(run, { isWhole: true }));
    return settled(run.id);
  };
  const few = await wholeOf(98);
  expect(few.expected).toMatchObject({ closed: 2, open: 100, changed: 2 });
  await taken(await act(few.id, 'start'));
  await settled(few.id);

  const many = await wholeOf(90);
  expect(many.expected).toMatchObject({ closed: 8, open: 98 });
  expect(await planned(many.id, 'closed', '&size=1')).toMatchObject([
    { title: 'House 91', fields: [{ name: 'status', before: 'Open', after: 'Closed' }] },
  ]);
  for (const body of [undefined, { closes: 7 }]) {
    const refused = await act(many.id, 'start', editor, body);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'importClosesMany', values: { closed: 8, open: 98 } },
    ]);
  }
  await taken(await act(many.id, 'start', editor, { closes: 8 }));
  expect((await settled(many.id)).taken).toEqual({ created: 0, changed: 8, unchanged: 90 });
});

it('services that an import joined stand apart again once it is taken back', async () => {
  const line = (source: string, fields: object) => JSON.stringify({ typeTitle: 'Ash House', source, ...fields });
  await take(
    [line('North', { sourceId: 'a', postcode: 'YO1 9ZZ' }), line('South', { sourceId: 'b' })].join('\n'),
    'a.ndjson',
  );
  const before = await directory();
  expect(before.length).toBe(2);
  const joining = await take(line('South', { sourceId: 'b', postcode: 'YO1 9ZZ' }), 'b.ndjson');
  expect([joining.expected?.joined, (await directory()).length]).toEqual([1, 1]);
  expect(await planned(joining.id, 'joined')).toMatchObject([{ title: 'Ash House', place: 'YO1 9ZZ' }]);
  await undo(joining.id);
  expect(await directory()).toEqual(before);
});

it('what was taken over has its page and its grade again once the import that said so is taken back', async () => {
  const service = (locationId: string, name: string, more: object) =>
    JSON.stringify({ locationId, name, registrationStatus: 'Registered', postalCode: 'HG4 1AA', ...more });
  const good = { currentRatings: { overall: { rating: 'Good', reportDate: '2025-05-06' } } };
  await take(service('1-1', 'Heather House', good), 'register-2026-01-01.jsonl');
  const before = await directory();
  const next = { relationships: [{ relatedLocationId: '1-2', type: 'HSCA Successor' }] };
  const closed = service('1-1', 'Heather House', { ...next, registrationStatus: 'Deregistered' });
  const file = `${closed}\n${service('1-2', 'Heather Grange', good)}`;
  const run = await tryDry(file, 'register-2026-02-01.jsonl');
  expect(run.examples?.told.map(({ reason }) => reason.message)).toContain(
    'Heather House was taken over by Heather Grange, says the register: its page leads there now.',
  );
  await taken(await act(run.id, 'start', editor, { closes: 1 }));
  await settled(run.id);
  const ways = async () => (await (await test.send('GET', '/redirects')).json()).map(({ to }: { to: string }) => to);
  expect(await directory()).toMatchObject([{ typeTitle: 'Heather Grange' }]);
  expect(await ways()).toEqual(['/listing-details/2']);
  await undo(run.id);
  expect(await directory()).toEqual(before);
  expect(await ways()).toEqual([]);
});

describe('taking an import back', () => {
  const db = () => test.deps.database.db;
  const line = (source: string, fields: object) => JSON.stringify({ typeTitle: 'Ash House', source, ...fields });
  const north = line('North', { sourceId: 'a', postcode: 'YO1 9ZZ' });
  const joining = line('South', { sourceId: 'b', postcode: 'YO1 9ZZ' });
  /** Ash House as listing 1 of one list and 2 of another. */
  const takeTwo = () => take([north, line('South', { sourceId: 'b' })].join('\n'), 'a.ndjson');

  it('ends where one that was taken over had its heir put into another listing', async () => {
    const service = (locationId: string, name: string, more: object) =>
      JSON.stringify({ locationId, name, registrationStatus: 'Registered', ...more });
    const old = {
      registrationStatus: 'Deregistered',
      relationships: [{ relatedLocationId: '1-2', type: 'Successor' }],
    };
    await take(north, 'north.ndjson');
    const heir = (more: object) => service('1-2', 'Ash House', more);
    await take([service('1-1', 'Oak', old), heir({})].join('\n'), 'register-2026-01-01.jsonl');
    const standing = () => db().execute(sql`select id, title, taken_over_by from listings order by id`);
    const before = (await standing()).rows;
    expect(before[1]).toMatchObject({ taken_over_by: 3 });
    const file = [service('1-1', 'Oak Hall', old), heir({ postalCode: 'YO1 9ZZ' })].join('\n');
    const run = await take(file, 'register-2026-02-01.jsonl');
    expect((await standing()).rows).toMatchObject([{ id: 1 }, { id: 2, title: 'Oak Hall', taken_over_by: 1 }]);
    expect((await undo(run.id)).state).toBe('undone');
    expect((await standing()).rows).toEqual(before);
  });

  it('leaves what a later release keeps of a listing besides, and tells of the change to whoever asks for changes', async () => {
    await take(table(1));
    const run = await take(table(1, 'Leeds'));
    await db().execute(sql`update import_rows set before = before #- '{listings,0,fees}'`);
    const changedAt = async () => (await (await test.send('GET', '/api/TypeDetail')).json())[0].updatedAt;
    const imported = await changedAt();
    expect((await undo(run.id)).state).toBe('undone');
    expect((await directory())[0]).toMatchObject({ city: 'York' });
    expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(imported));
  });

  it('works for the one before as well, which nobody has changed', async () => {
    const before = await directory();
    const first = await take(table(2));
    const second = await take(table(3, 'Leeds'));
    await undo(second.id);
    expect(await undo(first.id)).toMatchObject({ state: 'undone', kept: { count: 0 } });
    expect(await directory()).toEqual(before);
  });

  it('puts listings into the category that theirs was merged into meanwhile, by its name of today', async () => {
    const of = (kind: string, phone: string) => `Name,Type,Phone\nOak House,${kind},${phone}`;
    await take(of('Care home service', '01632 960101'));
    const run = await take(of('Care home service', '01632 960102'));
    const admin = await test.signIn('admin');
    await take('Name,Type\nElm House,Care homes', 'other.csv');
    const [from, into] = [1, 2];
    const merged = await test.send('POST', '/admin/categories/merge', { from, into }, { as: admin });
    expect(merged.status).toBe(201);
    expect((await undo(run.id)).kept.count).toBe(0);
    const { rows } = await db().execute(sql`
      select phone, category_id, search_category from listings l join listing_categories on listing_id = id where id = 1`);
    expect(rows).toEqual([{ phone: '01632 960101', category_id: into, search_category: 'care homes' }]);
  });

  it('gives each of two that were joined its own again, and mails nobody that an old one is new', async () => {
    await takeTwo();
    await db().execute(sql`
      insert into listing_arrivals (listing_id) select id from listings order by id`);
    await db().execute(sql`
      insert into questionnaires (id, title) values (9001, 'Q') on conflict do nothing`);
    await db().execute(sql`insert into listing_questionnaires values (2, 9001)`);
    const alongside = async () => {
      const { rows } = await db().execute(sql`
        select id, number, questionnaire_id from listings left join listing_arrivals a on a.listing_id = id
        left join listing_questionnaires q on q.listing_id = id order by id`);
      return rows;
    };
    const before = await alongside();
    const run = await take(joining, 'b.ndjson');
    expect(await alongside()).toMatchObject([{ id: 1, questionnaire_id: 9001 }]);
    await undo(run.id);
    expect(await alongside()).toEqual(before);
  });

  it('gives nobody back what they had begun and have thrown away since', async () => {
    await takeTwo();
    const people = await Promise.all([test.signIn('user'), test.signIn('user')]);
    const ids = await Promise.all(
      people.map(async (as) => (await (await test.send('GET', '/session', undefined, { as })).json()).userId),
    );
    for (const id of ids) {
      await db().execute(sql`
        insert into answer_drafts (account_id, listing_id, version, answers, client_time) values (${id}, 2, '1', '[]', now())`);
    }
    const run = await take(joining, 'b.ndjson');
    await db().execute(sql`delete from answer_drafts where account_id = ${ids[0]}`);
    await undo(run.id);
    const { rows } = await db().execute(sql`select account_id, listing_id from answer_drafts`);
    expect(rows).toEqual([{ account_id: ids[1], listing_id: 2 }]);
  });

  it('keeps of what people had begun nothing of whoever is erased', async () => {
    await takeTwo();
    const owner = await test.signIn('user');
    const { userId } = await (await test.send('GET', '/session', undefined, { as: owner })).json();
    await db().execute(sql`
      insert into answer_drafts (account_id, listing_id, version, answers, client_time)
      values (${userId}, 1, '1', '[]', now()), (${userId}, 2, '1', '[]', now())`);
    await take(joining, 'b.ndjson');
    const kept = async () => JSON.stringify((await db().execute(sql`select before from import_rows`)).rows);
    expect((await kept()).split(userId)).toHaveLength(2);
    const erased = await test.send('DELETE', `/User/${userId}`, undefined, { as: await test.signIn('admin') });
    expect(erased.status).toBe(200);
    expect(await kept()).not.toContain(userId);
  });

  it('what staff made of the one that goes is kept with the one that stays, and comes back with it', async () => {
    await takeTwo();
    await db().execute(sql`
      update listings set price = '£950', banner_photo = 'a.webp', images = '["b.webp"]', map = 'm', home_tile = 'liveIn',
        fees = '[{"name": "Room"}]', fees_checked_on = '2026-05-01' where id = 2`);
    await db().execute(sql`update listings set is_draft = true where id = 1`);
    await db().execute(sql`insert into search_filters (id, header, value) values (9001, 'Pets', 'Cats')`);
    await db().execute(sql`insert into search_filter_listings (filter_id, listing_id) values (9001, 2)`);
    await db().execute(sql`
      insert into revisions (kind, id, number, data, reason, pictures, created_at)
      values ('listing', 2, 9001, '{}', 'published', '{old.webp}', now())`);
    const made = async () => {
      const { rows } = await db().execute(sql`
        select id, price, banner_photo, images, map, home_tile, fees_checked_on::text, is_draft,
          array(select filter_id from search_filter_listings where listing_id = id) as filters from listings order by id`);
      return rows;
    };
    const before = await made();
    const run = await take(joining, 'b.ndjson');
    expect(await made()).toEqual([{ ...before[1], id: 1 }]);
    await forgetGone(test.deps, listingDraft);
    await undo(run.id);
    expect(await made()).toEqual(before);
    const { rows } = await db().execute(sql`select id from revisions where kind = 'listing' and number = 9001`);
    expect(rows).toHaveLength(1);
  });
});

it('nothing begins that was not tried dry', async () => {
  const run = await taken(await upload(table(1)));
  await taken(await act(run.id, 'cancel'));
  const refused = await act(run.id, 'start');
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'importNotNow']);
});

it('one import runs at a time, and the next one is told whose it is', async () => {
  const { db } = test.deps.database;
  const [first, second] = [await tryDry(table(3)), await tryDry(table(3), 'second.csv')];
  const moveFirst = (state: 'running' | 'ready') => db.update(imports).set({ state }).where(eq(imports.id, first.id));
  await moveFirst('running');
  const refused = await act(second.id, 'start', await test.signIn('admin'));
  const { code, values } = await refused.json();
  expect([refused.status, code, values.name]).toEqual([409, 'importRunning', expect.stringMatching(/^editor-/)]);
  await moveFirst('ready');
  await taken(await act(second.id, 'start'));
  expect((await settled(second.id)).taken).toMatchObject({ created: 3 });
});

const many = isSweep ? 1_500 : 300;
it('is ended between parts that are whole, and gone on with', async () => {
  const run = await tryDry(table(many));
  await taken(await act(run.id, 'start'));
  await until(async () => (await look(run.id)).done > 0);
  await act(run.id, 'cancel');
  const { done, taken: soFar } = await settled(run.id);
  const stored = (await directory()).length;
  expect([stored % 10 === 0 || stored === many, soFar?.created]).toEqual([true, stored]);
  expect(done).toBe(stored);
  if (stored < many) await taken(await act(run.id, 'start'));
  expect((await settled(run.id)).taken).toEqual({ created: many, changed: 0, unchanged: 0 });
  expect((await directory()).length).toBe(many);
});

describe('the worst files there are', () => {
  const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
  const bomb = () => new Uint8Array(gzipSync(Buffer.alloc(257 * 1024 * 1024, 'a')));
  const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]);
  const torn = xlsxOf({ sheets: { A: sheetOf([['Name', 'Town']]) } });
  torn.writeUInt32LE(0, torn.indexOf('PK\x01\x02', 0, 'latin1'));
  it.each([
    ['nothing', '', 422, 'importEmpty'],
    ['spaces', '\n \n', 422, 'importKindUnknown'],
    ['a broken workbook', workbook, 422, 'importWorkbook'],
    ['a workbook whose list of parts is broken', new Uint8Array(torn), 422, 'importWorkbook'],
    ['an archive of something else', new Uint8Array(zipOf({ 'a.txt': 'a' })), 422, 'importNotText'],
    ['a workbook of 1997', new Uint8Array(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 422, 'importNotText'],
    ['bytes', new Uint8Array([65, 0, 66]), 422, 'importNotText'],
    ['a broken archive', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2]), 422, 'importPacked'],
    ['10,000 columns', Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(','), 422, 'importColumnsTooMany'],
    ['a bomb', null, 413, 'importTooLarge'],
  ] as const)('%s: says what to do, and keeps nothing', async (_, body, status, code) => {
    const answer = await upload(body ?? bomb());
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
    expect(readdirSync(test.deps.importsDir)).toEqual([]);
    expect(
      importListSchema.parse(await (await test.send('GET', '/api/admin/import', undefined, { as: editor })).json()),
    ).toEqual([]);
  });

  it.each([
    ['with a mark at the beginning', `\uFEFF${table(2)}`],
    ['in UTF-16', bytes(`\uFEFF${table(2)}`, 'utf16le')],
    ['with semicolons', table(2).replaceAll(',', ';')],
    ['with tabs', table(2).replaceAll(',', '\t')],
    ['packed', new Uint8Array(gzipSync(table(2)))],
    ['with lines above its heading', `Our homes\n2026-05-01\n${table(2)}`],
    ['in letters of Western Europe', bytes(`${table(1)}\n${row(2, 'Café')}`, 'latin1')],
  ])('a table %s is read', async (_, body) => {
    const run = await taken(await upload(body));
    await taken(await map(run));
    expect((await settled(run.id)).expected).toMatchObject({ created: 2, refused: 0 });
    const [, second] = await planned(run.id, 'created');
    expect(['York', 'Café']).toContain(second?.place);
  });

  it('a table in a workbook is read, and another sheet or sign once somebody chooses it', async () => {
    const cells = table(2)
      .split('\n')
      .map((line) => line.split(','));
    const other = [
      ['Name', 'Town'],
      ['Gone Grange', 'Whitby'],
    ];
    const book = xlsxOf({ sheets: { Homes: sheetOf([['Homes we list'], ...cells]), 'Old ones': sheetOf(other) } });
    const run = await taken(await upload(new Uint8Array(book), 'homes.xlsx'));
    expect([run.mapping?.source, run.mapping?.reading]).toEqual(['homes', { sheet: 'Homes', others: ['Old ones'] }]);
    await taken(await map(run));
    const dry = await settled(run.id);
    expect(dry.expected).toMatchObject({ created: 2, refused: 0 });
    const unread = { code: 'importSheetsUnread', values: { names: 'Old ones' } };
    expect(dry.examples?.told).toMatchObject([{ reason: unread, count: 0, lines: [] }]);

    const mapping = run.mapping && { ...run.mapping, reading: { sheet: 'Old ones' } };
    const asked = await taken(await map({ ...run, mapping }));
    expect([asked.state, asked.columns.map(({ name }) => name)]).toEqual(['asks', ['Name', 'Town']]);
    expect(asked.mapping?.reading).toEqual({ sheet: 'Old ones', others: ['Homes'] });
    await taken(await map(asked));
    await settled(run.id);
    expect(await planned(run.id, 'created')).toMatchObject([{ title: 'Gone Grange', place: 'Whitby' }]);

    const text = await taken(await upload('Name;Town;About, in short\nWren;York;old, small\n'));
    expect(text.mapping?.reading).toEqual({ encoding: 'utf-8', separator: ';' });
    const commas = text.mapping && { ...text.mapping, reading: { separator: ',' as const } };
    expect((await taken(await map({ ...text, mapping: commas }))).columns[1]?.name).toBe('in short');
  });

  it('is looked at by the API that has it, where another one was asked for another sheet; without a file nothing begins', async () => {
    const sheets = {
      Homes: sheetOf([
        ['Name', 'Phone'],
        ['Wren', '1'],
      ]),
      Old: sheetOf([
        ['Name', 'Town'],
        ['Lark', 'Hull'],
      ]),
    };
    const run = await taken(await upload(new Uint8Array(xlsxOf({ sheets })), 'homes.xlsx'));
    const [name = ''] = readdirSync(test.deps.importsDir);
    const [here, away] = [path.join(test.deps.importsDir, name), path.join(tmpdir(), name)];
    renameSync(here, away);
    const mapping = run.mapping && { ...run.mapping, reading: { sheet: 'Old' } };
    const asked = await map({ ...run, mapping });
    copyFileSync(away, here);
    rmSync(away);
    expect(asked.status).toBe(200);
    await taken(await upload(JSON.stringify({ typeTitle: 'Finch' }), 'more.ndjson'));
    const again = await settled(run.id);
    expect([again.state, again.columns.map(({ name: of }) => of)]).toEqual(['asks', ['Name', 'Town']]);
    await taken(await map(again));
    await settled(run.id);
    const week = new Date(test.deps.now().getTime() - 8 * 86_400_000);
    utimesSync(here, week, week);
    await forgetImports(test.deps);
    const refused = await act(run.id, 'start');
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'importNotNow']);
  });

  it('is asked about where its columns are called as ours but nothing in it is ours', async () => {
    const run = await taken(await upload('Number,Title,City,Phone\n1,Birch Hall,Leeds,01632 960401\n', 'theirs.csv'));
    const asked = await settled(run.id);
    expect([asked.state, asked.problem?.code]).toEqual(['asks', 'importNotOurs']);
    expect(asked.mapping).toMatchObject({
      source: 'theirs',
      columns: { title: 'Title', city: 'City', phone: 'Phone', number: 'Number' },
    });
    await taken(await map(asked));
    const dry = await settled(run.id);
    expect([dry.state, dry.problem, dry.expected?.created]).toEqual(['ready', null, 1]);
  });

  it('tells what was put right and what comes into no listing, and leads to what it has made', async () => {
    const file =
      'Name,Town,Telephone,Type,Beds,Remarks\nWren House,York,1632960411,Live-in care; Respite,12,x\nTotal,3,,,12,\n,,,,,\n,Total,,,12,\n';
    const run = await take(file);
    expect(run.mapping?.separator).toBe(';');
    expect(run.examples?.told.map(({ reason: { code, values }, lines }) => [code, values, lines])).toEqual([
      ['importColumnsLeft', { columns: 'Remarks' }, []],
      ['importRegisterOnly', { columns: 'Beds' }, []],
      ['importPhoneShortened', {}, [2]],
    ]);
    expect((await refusedOf(run.id)).map(({ line, reason }) => [line, reason.code])).toEqual([
      [3, 'importTotalLine'],
      [5, 'importTotalLine'],
    ]);
    const [made] = await planned(run.id, 'created');
    const answer = await test.send('GET', `/api/admin/listings/${made?.id}`, undefined, { as: editor });
    expect(await answer.json()).toMatchObject({ typeTitle: 'Wren House' });
  });

  it('a quotation mark that is never closed costs its line, which is named', async () => {
    const run = await tryDry(`${head}\nA,"B\n${row(1)}\n`);
    expect(run.expected).toMatchObject({ created: 1, refused: 1 });
    expect(await refusedOf(run.id)).toMatchObject([{ line: 2, reason: { code: 'importQuotes', values: { line: 2 } } }]);
  });

  it('signs that no database takes, and texts that no index takes, stop no file', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `Question ${Math.sin(at)} ${Math.cos(at)}`);
    const cut = `${'a'.repeat(79)}\u{1F600}`;
    const wide = await taken(await upload([['Name', 'About', ...many].join(','), `Oak House,${cut}`].join('\n')));
    expect(wide.columns[1]?.samples).toEqual(['a'.repeat(79)]);
    await taken(await map(wide));
    expect((await settled(wide.id)).expected).toMatchObject({ created: 1 });

    const noise = Array.from({ length: 4_000 }, (_, at) => Math.round(1e9 * Math.abs(Math.sin(at)))).join(' ');
    const words = (title: string) => `<p>${title}${'b'.repeat(499 - title.length)}\u{1F600} and more</p>`;
    const odd = (title: string) =>
      JSON.stringify({
        ...{ typeTitle: `${title}\0 House`, source: 'CQC list\0', sourceId: '', address: noise },
        ...{ listingFeatures: `${'c'.repeat(199)}\u{1F600}`, description: words(title) },
        register: { regulator: 'Care Quality Commission', provider: 'Oak \ud83d\0 Ltd' },
      });
    await take(odd('Ash'), 'odd.ndjson');
    const run = await take(odd('Ash').replace('and more', 'or less').replace('Ashb', 'Ashd'), 'odd.ndjson');
    expect([run.state, run.taken]).toEqual(['done', { created: 0, changed: 1, unchanged: 0 }]);
    expect(await directory()).toMatchObject([{ typeTitle: 'Ash House', register: { provider: 'Oak \ufffd  Ltd' } }]);
  });

  it('two columns of one name are two', async () => {
    const { columns } = await taken(await upload('Name,Phone,Phone,\nA,1,2,3\n'));
    expect(columns.map(({ name, samples }) => [name, ...samples])).toEqual([
      ...[
        ['Name', 'A'],
        ['Phone', '1'],
      ],
      ...[
        ['Phone (2)', '2'],
        ['(4)', '3'],
      ],
    ]);
  });

  it('formulas and markup stay text, and a line that is refused is kept as it stands in the file', async () => {
    const evil = '=HYPERLINK("http://x.example")<script>alert(1)</script>';
    const run = await tryDry(`Name,Town\n"${evil.replaceAll('"', '""')}",York\n=1,2,3\n`);
    expect((await planned(run.id, 'created'))[0]?.title).toBe(evil);
    const errors = await test.send('GET', `/api/admin/import/${run.id}/errors`, undefined, { as: editor });
    const counted = { code: 'importCellsCount', values: { found: 3, needed: 2 } };
    expect(await errors.json()).toMatchObject({
      columns: ['Name', 'Town'],
      lines: [{ line: 3, reason: counted, cells: ['=1', '2', '3'] }],
    });
  });

  it('what was planned and the lines that were refused are forgotten after 30 days, as is what could be taken back', async () => {
    const run = await tryDry('Name,Town\nA,York\n1,2,3\n');
    const { db } = test.deps.database;
    const kept = async () => [(await refusedOf(run.id)).length, (await planned(run.id, 'created')).length];
    await forgetImports(test.deps);
    expect(await kept()).toEqual([1, 1]);
    await db.update(imports).set({ createdAt: new Date(test.deps.now().getTime() - 31 * 86_400_000) });
    await forgetImports(test.deps);
    expect(await kept()).toEqual([0, 0]);
  });

  it('the whole register is not believed where half of it is missing', async () => {
    const whole = await tryDry(table(10));
    await taken(await act(whole.id, 'start'));
    await settled(whole.id);
    const part = await taken(await upload(table(2)));
    await taken(await map(part, { isWhole: true }));
    const asked = await settled(part.id);
    expect([asked.state, asked.problem]).toMatchObject([
      'asks',
      { code: 'importNotWhole', values: { missing: 8, open: 10 } },
    ]);
  });
});
