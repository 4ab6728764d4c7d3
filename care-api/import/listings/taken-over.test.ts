import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';
import { redirects } from '@/care-api/database/schema/redirects';
import { cleanHtml } from '@/care-api/html/clean-html';
import { summaryLines } from '@/care-api/import/summary-lines';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { importListings } from './import-listings';
import { leadOnTakenOver } from './lead-on-taken-over';

let test: TestApp;
let folder: string;
const db = () => test.deps.database.db;
beforeAll(async () => {
  test = await openTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'taken-over-'));
}, 60_000);
beforeEach(() => db().execute(sql`truncate listings, categories, redirects restart identity cascade`));
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

type Service = { id: string; name: string; isOver?: boolean; next?: string; before?: string };
const record = ({ id, name, isOver = false, next, before }: Service) => ({
  locationId: id,
  name,
  registrationStatus: isOver ? 'Deregistered' : 'Registered',
  postalCode: 'HG4 1AA',
  mainPhoneNumber: '01632960301',
  registrationDate: '2026-05-01',
  ...(isOver && { deregistrationDate: '2026-05-01' }),
  currentRatings: { overall: { rating: 'Good', reportDate: '2025-05-06' } },
  relationships: [
    ...(next ? [{ relatedLocationId: next, type: 'HSCA Successor' }] : []),
    ...(before ? [{ relatedLocationId: before, type: 'HSCA Predecessor' }] : []),
  ],
});
const house = { id: '1-1', name: 'Heather House', isOver: true, next: '1-2' };
const grange = { id: '1-2', name: 'Heather Grange', before: '1-1' };

async function take(...services: Service[]) {
  const file = path.join(folder, 'register.jsonl');
  writeFileSync(file, services.map((service) => JSON.stringify(record(service))).join('\n'));
  return importListings(db(), file, { cleanHtml, date: '2026-06-01' });
}
const idOf = async (title: string) => (await db().select().from(listings).where(eq(listings.title, title)))[0]?.id ?? 0;
const shownAt = async (id: number) => (await (await test.send('GET', `/TypeDetail/typeid/${id}`)).json()).typeTitle;
const ways = async () => (await db().select().from(redirects)).map(({ from, to, source }) => [from, to, source]);

it('the page of what was taken over leads to what came after it, which says that its grade was inherited', async () => {
  const summary = await take(house, grange);
  const said = 'Heather House was taken over by Heather Grange, says the register: its page leads there now.';
  expect(summaryLines('register.jsonl', summary, 1).join('\n')).toContain(said);
  const [old, heir] = [await idOf('Heather House'), await idOf('Heather Grange')];
  expect(await shownAt(old)).toBe('Heather Grange');
  const listed = await (await test.send('GET', '/TypeDetail')).json();
  expect(listed.map(({ typeTitle }: { typeTitle: string }) => typeTitle)).toEqual(['Heather Grange']);
  expect(listed[0].register.rating).toMatchObject({ grade: 'Good', isInherited: true });
  expect(await ways()).toEqual([[`/listing-details/${old}`, `/listing-details/${heir}`, 'register']]);
  const again = await take(house, grange);
  expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 2, told: [] });
  expect((await ways()).length).toBe(1);
});

it('in whichever file the one after it comes, and over several of them, and never round', async () => {
  await take(house);
  const old = await idOf('Heather House');
  expect(await shownAt(old)).toBe('Heather House');
  await take({ ...grange, isOver: true, next: '1-3' }, { id: '1-3', name: 'Heather Lodge', before: '1-2' });
  expect(await shownAt(old)).toBe('Heather Lodge');
  await take({ id: '1-3', name: 'Heather Lodge', isOver: true, next: '1-1' });
  expect(await shownAt(old)).toBe('Heather House');
  expect(await ways()).toEqual([]);
});

it('stays as staff have it: a page whose redirect they take away is there again', async () => {
  await take(house, grange);
  const old = await idOf('Heather House');
  const [row] = await db().select().from(redirects);
  const admin = await test.signIn('admin');
  await test.send('DELETE', `/admin/redirects/${row?.id}`, undefined, { as: admin });
  expect(await shownAt(old)).toBe('Heather House');
  await take(house, grange);
  expect(await shownAt(old)).toBe('Heather House');
});

it('leads on once its page is deleted, also after the next import, until the page is back', async () => {
  await take(house, grange);
  const [old, heir] = [await idOf('Heather House'), await idOf('Heather Grange')];
  const admin = await test.signIn('admin');
  const change = (action: string) =>
    test.send('POST', '/admin/bulk/listing', { action, ids: [old] }, { as: admin }).then((answer) => answer.json());
  expect(await change('trash')).toMatchObject({ changed: 1 });
  await take(house, grange);
  expect(await ways()).toEqual([[`/listing-details/${old}`, `/listing-details/${heir}`, 'deletion']]);
  expect(await change('restore')).toMatchObject({ changed: 1 });
  await take(house, grange);
  expect(await ways()).toEqual([[`/listing-details/${old}`, `/listing-details/${heir}`, 'register']]);
});

it('comes to its end where the one after it goes', async () => {
  await take(house, grange);
  const old = await idOf('Heather House');
  await db().update(listings).set({ deletedAt: new Date() }).where(eq(listings.title, 'Heather Grange'));
  await db().transaction(leadOnTakenOver);
  expect(await shownAt(old)).toBe('Heather House');
  expect(await ways()).toEqual([]);
});
