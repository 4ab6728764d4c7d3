import { sql } from 'drizzle-orm';
import { openDatabase } from '@/care-api/database/open-database';
import { queueEvent } from '@/care-api/desk/queue-event';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { newServerDatabase } from '@/care-api/testing/open-test-database';
import { changesAnswer } from '@/lib/contract/row-change';
import { until } from '@/testing/until';
import { listChanges } from './list-changes';

let test: TestApp;
let admin = '';
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as = admin) {
  const answer = await test.send(method, `/${path}`, body, { as });
  return { status: answer.status, body: await answer.json() };
}
/** All that happened so far is some seconds old. */
const pass = () => test.deps.database.db.execute(sql`update row_changes set at = at - interval '2 seconds'`);
async function changesSince(after: string, kind = 'listing', size = 100) {
  const { body } = await call('GET', `admin/changes/${kind}?size=${size}${after && `&after=${after}`}`);
  return changesAnswer.parse(body);
}
const said = ({ items }: Awaited<ReturnType<typeof changesSince>>) =>
  items.map(({ id, event, isGone }) => `${id} ${event}${isGone ? ' gone' : ''}`);
const makeListing = async (typeTitle: string) => Number((await call('POST', 'TypeDetail', { typeTitle })).body.typeId);

it('tells what has become of each row since, whichever way it went', async () => {
  expect(await changesSince('')).toEqual({ items: [], next: expect.stringMatching(/^\d{16}-0$/), isWhole: true });
  const ids = [];
  for (const title of ['Kept', 'Changed', 'Trashed', 'Deleted']) ids.push(await makeListing(title));
  const [, changed = 0, trashed = 0, deleted = 0] = ids;
  await pass();
  const first = await changesSince('');
  expect(said(first)).toEqual(ids.map((id) => `${id} listing.created`));
  await call('PUT', `TypeDetail/${changed}`, { typeTitle: 'Changed again' });
  await call('POST', 'admin/bulk/listing', { action: 'trash', ids: [trashed] });
  await call('DELETE', `TypeDetail/delete/${deleted}`);
  expect((await call('DELETE', `admin/trash/listing/${deleted}`)).status).toBe(200);
  expect(said(await changesSince(first.next))).toEqual([]);
  await pass();
  const second = await changesSince(first.next);
  expect(said(second)).toEqual([
    `${changed} listing.changed`,
    `${trashed} listing.trashed gone`,
    `${deleted} listing.deleted gone`,
  ]);
  expect(await changesSince(second.next)).toEqual({ items: [], next: second.next, isWhole: true });
  await call('POST', 'admin/bulk/listing', { action: 'restore', ids: [trashed] });
  await pass();
  expect(said(await changesSince(second.next))).toEqual([`${trashed} listing.restored`]);
  expect((await changesSince('', 'post')).items).toEqual([]);
});

it('is read page by page: what is changed meanwhile stands on a later one', async () => {
  await test.deps.database.db.execute(sql`delete from row_changes`);
  const ids = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) ids.push(await makeListing(title));
  await pass();
  const seen: number[] = [];
  let [after, isWhole] = ['', false];
  while (!isWhole) {
    const page = await changesSince(after, 'listing', 2);
    seen.push(...page.items.map(({ id }) => id));
    if (seen.length === 2) {
      await call('PUT', `TypeDetail/${ids[0]}`, { typeTitle: 'One again' });
      await test.deps.database.db.execute(
        sql`update row_changes set at = now() - interval '1.5 seconds' where row_id = ${ids[0]}`,
      );
    }
    [after, isWhole] = [page.next, page.isWhole];
  }
  expect(seen).toEqual([...ids, ids[0]]);
});

it('is for admins and keys of that scope alone', async () => {
  for (const who of ['editor', 'user'] as const) {
    expect((await call('GET', 'admin/changes/listing', undefined, await test.signIn(who))).status).toBe(403);
  }
  expect((await call('GET', 'admin/changes/listing?after=yesterday')).status).toBe(400);
});

it('never skips what is still being written while others are done, and waits for nobody who only reads', async () => {
  const made = await newServerDatabase();
  // The embedded engine does one thing after the other.
  if (!made) return;
  const database = await openDatabase({ databaseUrl: made.url, dataDir: null });
  const { db } = database;
  const note = (tx: Pick<typeof db, 'execute'>, id: number) =>
    queueEvent(tx, { type: 'post.changed', kind: 'post', ids: [id] }, new Date());
  const ask = (after?: string) => listChanges(db, 'post', { after, size: 10 });
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = db.transaction(async (tx) => {
    await note(tx, 1);
    begun();
    await held;
  });
  await isBegun;
  await db.transaction((tx) => note(tx, 2));
  const isSettled = async () => {
    const old = sql`select now() - at > interval '1.1 seconds' as is from row_changes where row_id = 2`;
    return (await db.execute<{ is: boolean }>(old)).rows[0]?.is === true;
  };
  await until(isSettled);
  const during = await ask();
  expect(during.items).toEqual([]);
  const { rows: reading } = await db.transaction(async (reader) => {
    await reader.execute(sql`select from row_changes`);
    finish();
    await slow;
    await until(async () => (await ask(during.next)).items.length === 2);
    return reader.execute(sql`select pg_current_xact_id_if_assigned() as id`);
  });
  expect(reading).toEqual([{ id: null }]);
  expect((await ask(during.next)).items.map(({ id }) => id)).toEqual([1, 2]);
  await database.close();
  await made.drop();
});
