import { eq, sql } from 'drizzle-orm';
import {
  categories,
  listingCategories,
  listingFeatures,
  listings,
  searchFilterListings,
  searchFilters,
} from '@/care-api/database/schema/listings';
import type { Database } from '@/care-api/kernel/db';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import type { Directory } from '@/lib/directory/directory';
import { shippedTowns } from '@/lib/directory/places/uk-places';
import { until } from '@/testing/until';
import { keepDirectory } from './keep-directory';

let database: Database;
let getDirectory: () => Promise<Directory>;
const land = { towns: shippedTowns, postcodes: [] };
const titles = ['Elm House', 'Oak Lodge', 'Ash Court', 'Live-in carers', 'Night nurse wanted'];

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`truncate listings, categories, search_filters restart identity cascade`);
  await db.insert(listings).values(titles.map((title) => ({ title, searchTitle: title.toLowerCase(), city: 'Leeds' })));
  await db.insert(categories).values([{ name: 'Care home' }, { name: 'Jobs' }]);
  await db.insert(searchFilters).values({ header: 'Speaks', value: 'Polish' });
  await db.insert(listingCategories).values({ listingId: 1, categoryId: 1 });
  getDirectory = keepDirectory(db, async () => land);
  await getDirectory();
});
afterAll(() => database.close());

const writes: Record<string, string> = {
  'a listing is added': `insert into listings (title, search_title) values ('Beech', 'beech brook')`,
  'a listing gets another title and town': `update listings set search_title = 'willow', city = 'York' where id = 2`,
  'a listing is deleted, with all that hangs on it': 'delete from listings where id = 1',
  'a listing gets a feature': `insert into listing_features values (3, 'head', 0, 'Garden')`,
  'a listing gets a category': 'insert into listing_categories values (3, 2)',
  'a listing loses a category': 'delete from listing_categories',
  'a category hands its listing over': 'update listing_categories set listing_id = 4',
  'a category gets another name': `update categories set name = 'Nursing home' where id = 1`,
  'a category is deleted': 'delete from categories where id = 1',
  'a filter is ticked for a listing': 'insert into search_filter_listings values (1, 4)',
  'a filter gets another name': `update search_filters set value = 'Urdu'`,
  'all listings go at once': 'truncate listings cascade',
};

test.each(Object.entries(writes))('when %s, search knows it as if it had read everything anew', async (_, write) => {
  await database.db.execute(sql.raw(write));
  expect(plain(await getDirectory())).toEqual(plain(await keepDirectory(database.db, async () => land)()));
});

test('several writes, one after another and two at a time, are all known', async () => {
  const { db } = database;
  await db.insert(listingFeatures).values({ listingId: 5, kind: 'head', position: 0, label: 'Nights' });
  await Promise.all([
    db.update(listings).set({ searchTitle: 'rowan' }).where(eq(listings.id, 1)).then(getDirectory),
    db.delete(listings).where(eq(listings.id, 2)).then(getDirectory),
    db.insert(searchFilterListings).values({ filterId: 1, listingId: 3 }).then(getDirectory),
  ]);
  expect(plain(await getDirectory())).toEqual(plain(await keepDirectory(db, async () => land)()));
});

test('only what was written is read again', async () => {
  const { db } = database;
  await until(isAllWritten);
  getDirectory = keepDirectory(db, async () => land);
  await getDirectory();
  await db.execute(sql`alter table listings disable trigger listing_changes`);
  await db.update(listings).set({ searchTitle: 'behind its back' }).where(eq(listings.id, 1));
  await db.execute(sql`alter table listings enable trigger listing_changes`);
  await db.update(listings).set({ searchTitle: 'in sight' }).where(eq(listings.id, 2));
  const found = (await getDirectory()).entries.map(({ title }) => title);
  expect(found.slice(0, 2)).toEqual(['elm house', 'in sight']);
});

/** A write counts as new while any transaction of the server is older than it, and other tests share the server. */
async function isAllWritten(): Promise<boolean> {
  const { rows } = await database.db.execute<{ done: boolean }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint > max(revision) as done from listing_changes`);
  return rows[0]?.done === true;
}

/** What a directory knows, without how a word is spelt: that is the first listing's way. */
function plain({ entries, facts, words, filters, cityNames, locationNames }: Directory) {
  const postings = [...words.postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries, facts, postings, filters, cityNames, locationNames };
}
