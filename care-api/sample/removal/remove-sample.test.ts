import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { listTables } from '@/care-api/backup/list-tables';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { answerDrafts } from '@/care-api/database/schema/drafts';
import { galleryImages, listingPictures, videos } from '@/care-api/database/schema/gallery';
import { categories, listingCategories, listings, searchFilters } from '@/care-api/database/schema/listings';
import { companies, faqs, menuPages, menus } from '@/care-api/database/schema/provider';
import { questionnaires } from '@/care-api/database/schema/questionnaires';
import { rowChanges } from '@/care-api/database/schema/row-changes';
import { sampleRows } from '@/care-api/database/schema/sample';
import { translations } from '@/care-api/database/schema/translations';
import { localFiles } from '@/care-api/files/local-files';
import type { Database } from '@/care-api/kernel/db';
import { sampleDir } from '@/care-api/kernel/paths';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { seedSampleContent } from '../seed-sample-content';
import { removalLines } from './removal-lines';
import { removeSample } from './remove-sample';

let database: Database;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'care-sample-'));
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  const names = sql.join(
    (await listTables(database.db)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await database.db.execute(sql`truncate ${names} restart identity cascade`);
  await seedSampleContent(
    database.db,
    { files: localFiles(folder), sampleFilesDir: path.join(sampleDir, 'files') },
    new Date(),
  );
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const remove = () => removeSample({ database, files: localFiles(folder) });
const left = async () => {
  const tables = [listings, posts, comments, questionnaires, searchFilters, categories];
  const more = [menuPages, galleryImages, listingPictures, videos, faqs, companies, sampleRows];
  return Promise.all([...tables, ...more].map((table) => database.db.$count(table)));
};

test('all of it goes where nobody touched it, but for the menus, with every picture; a second time there is nothing', async () => {
  const { kept, removed, pictures } = await remove();
  expect(kept).toEqual([]);
  expect(Object.fromEntries(removed.map(({ kind, count }) => [kind.names[1], count]))).toMatchObject({
    listings: 58,
    posts: 20,
    questionnaires: 3,
    categories: 8,
    providers: 1,
  });
  expect(await left()).toEqual(Array(13).fill(0));
  expect(await database.db.$count(rowChanges, eq(rowChanges.event, 'listing.deleted'))).toBe(58);
  expect(await database.db.$count(menus)).toBe(3);
  // Of the menus, which stay, in 17 languages.
  expect(await database.db.$count(translations)).toBe(3 * 17);
  expect(pictures).toBeGreaterThan(20);
  expect(readdirSync(folder)).toEqual([]);
  expect(removalLines(await remove())).toEqual(['There is no sample content that could be removed.']);
  const again = { files: localFiles(folder), sampleFilesDir: path.join(sampleDir, 'files') };
  expect(await seedSampleContent(database.db, again, new Date())).toBe(false);
});

test('what was changed stays whole and is named, with its pictures and what it needs', async () => {
  const { db } = database;
  const [changed] = await db.update(listings).set({ title: 'Ours now' }).where(eq(listings.id, 41)).returning();
  const [post] = await db.select().from(posts).limit(1);
  await db.insert(comments).values({ postId: post!.id, content: 'Real', authorName: 'Zoë' });
  const [added] = await db.insert(faqs).values({ question: 'Ours?', answer: 'Yes' }).returning();
  const { kept } = await remove();
  const lines = removalLines({ kept, removed: [], pictures: 0 });
  expect(lines).toContain('  listing 41, "Ours now": changed since it was laid');
  expect(lines).toContain(`  post ${post!.id}, "${post!.title}": changed since it was laid`);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}category \d+, "Live-In Care": in use/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}questionnaire \d+, .*: in use/));
  expect(await db.select({ id: listings.id }).from(listings)).toEqual([{ id: 41 }]);
  expect(await db.select({ id: faqs.id }).from(faqs)).toEqual([{ id: added!.id }]);
  expect(await db.$count(listingPictures)).toBe(4);
  for (const name of [changed!.bannerPhoto, post!.banner]) {
    expect(existsSync(path.join(folder, name))).toBe(true);
    expect(existsSync(path.join(folder, name.replace('.jpg', '-w400.avif')))).toBe(true);
  }
  expect(existsSync(path.join(folder, 'logo.png'))).toBe(false);
});

test('a listing counts as changed with what belongs to it', async () => {
  const { db } = database;
  await db.insert(listingPictures).values({ listingId: 1, photo: 'a.jpg' });
  await db.insert(listingCategories).values({ listingId: 2, categoryId: 8 });
  await db.execute(sql`delete from listing_features where listing_id = 3 and position = 0 and kind = 'head'`);
  await db.execute(sql`update listings set images = '["b.jpg"]' where id = 4`);
  const { kept } = await remove();
  const changed = kept.flatMap(({ kind, id, reason }) => (kind === 'listing' && reason === 'changed' ? [id] : []));
  expect(changed).toEqual([1, 2, 3, 4]);
});

test('what people have begun to answer stays', async () => {
  const person = { username: 'Zoë', email: 'zoe@example.org', passwordHash: 'hash' };
  const [account] = await database.db.insert(accounts).values(person).returning();
  const draft = { accountId: account!.id, listingId: 41, version: '1', answers: {}, clientTime: new Date() };
  await database.db.insert(answerDrafts).values(draft as never);
  const { kept } = await remove();
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'listing', id: 41, reason: 'in use' }));
  expect(await database.db.$count(answerDrafts)).toBe(1);
});

test('neither another time zone nor a column that came later makes a row a changed one', async () => {
  await database.db.execute(sql`alter table faqs add column later text not null default 'x'`);
  await database.db.execute(sql`set time zone 'Australia/Sydney'`);
  expect((await remove()).kept).toEqual([]);
  await database.db.execute(sql`alter table faqs drop column later`);
  await database.db.execute(sql`reset time zone`);
});

test('of a sample that was laid before its rows were noted nothing goes, and all of it is named', async () => {
  const before = await left();
  await database.db.delete(sampleRows);
  const { removed, kept, pictures } = await remove();
  expect(removed.every(({ count }) => count === 0)).toBe(true);
  expect(pictures).toBe(0);
  expect(kept.filter(({ kind }) => kind === 'listing')).toHaveLength(58);
  expect(new Set(kept.map(({ reason }) => reason))).toEqual(new Set(['cannot tell']));
  expect((await left()).slice(0, -1)).toEqual(before.slice(0, -1));
});

test('rows that were there before the sample are not its own', async () => {
  const { db } = database;
  await db.execute(
    sql`truncate settings, sample_rows, listings, categories, posts, companies, menus, faqs restart identity cascade`,
  );
  await db.insert(listings).values({ title: 'Imported', source: 'register', sourceKey: '1' });
  await db.insert(categories).values({ name: 'Imported' });
  await seedSampleContent(db, { files: localFiles(folder), sampleFilesDir: path.join(sampleDir, 'files') }, new Date());
  expect((await remove()).kept).toEqual([]);
  expect([await db.$count(listings), await db.$count(categories)]).toEqual([1, 1]);
});
