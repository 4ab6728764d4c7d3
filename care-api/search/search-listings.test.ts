import { sql } from 'drizzle-orm';
import { categories, listings } from '@/care-api/database/schema/listings';
import type { Database } from '@/care-api/kernel/db';
import { listListingsById } from '@/care-api/listings/list-listings';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import { shippedTowns } from '@/lib/directory/places/uk-places';
import { keepDirectory } from './keep-directory';
import { searchListings } from './search-listings';

const land = { towns: shippedTowns, postcodes: [] };
const day = new Date('2026-05-01');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`truncate listings, categories restart identity cascade`);
  await db.insert(listings).values(['Elm House', 'Oak Lodge'].map((title) => ({ title, searchTitle: title })));
  await db.insert(categories).values({ name: 'Care home' });
});
afterAll(() => database.close());

it.each([
  `update listings set description_html = '<p>New</p>' where id = 1`,
  `insert into listing_features values (1, 'head', 0, 'Garden')`,
  'insert into listing_categories values (1, 1)',
  'update listings set deleted_at = now() where id = 1',
])('a listing that was on a page is on the next as it is now: %s', async (write) => {
  const { db } = database;
  const getDirectory = keepDirectory(db, async () => land);
  const search = async () => searchListings(db, await getDirectory(), emptyListingQuery, day);
  const before = await search();
  expect(before.items).toHaveLength(2);
  expect(await search()).toEqual(before);
  await db.execute(sql.raw(write));
  const after = await search();
  expect(after.items).not.toEqual(before.items);
  const ids = after.items.map(({ typeId }) => Number(typeId));
  expect(after.items).toEqual(await listListingsById(db, ids));
});

it('asks for a listing once while nobody writes', async () => {
  const { db } = database;
  const directory = await keepDirectory(db, async () => land)();
  await searchListings(db, directory, emptyListingQuery, day);
  const execute = jest.spyOn(db, 'execute');
  expect((await searchListings(db, directory, emptyListingQuery, day)).items).toHaveLength(2);
  expect(execute).not.toHaveBeenCalled();
});
