import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { categories, listings } from '@/care-api/database/schema/listings';
import type { Database } from '@/care-api/kernel/db';
import { listListingsById } from '@/care-api/listings/list-listings';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import type { ListingWire } from '@/lib/contract/listing';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import { shippedTowns } from '@/lib/directory/places/uk-places';
import { keepDirectory } from './keep-directory';
import { searchListings } from './search-listings';

const land = { towns: shippedTowns, postcodes: [] };
const page = z.object({ items: z.array(z.custom<ListingWire>()), miles: z.array(z.unknown()) });
const pageOf = (json: string) => page.parse(JSON.parse(json));
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
afterEach(() => jest.restoreAllMocks());
afterAll(() => database.close());

it.each([
  `update listings set description_html = '<p>New</p>' where id = 1`,
  `insert into listing_features values (1, 'head', 0, 'Garden')`,
  'insert into listing_categories values (1, 1)',
  'update listings set deleted_at = now() where id = 1',
])('a listing that was on a page is on the next as it is now: %s', async (write) => {
  const { db } = database;
  const getDirectory = keepDirectory(db, async () => land);
  const search = async () => pageOf(await searchListings(db, await getDirectory(), emptyListingQuery, day));
  const before = await search();
  expect(before.items).toHaveLength(2);
  expect(await search()).toEqual(before);
  await db.execute(sql.raw(write));
  const after = await search();
  expect(after.items).not.toEqual(before.items);
  const ids = after.items.map(({ typeId }) => Number(typeId));
  expect(new Set(after.items)).toEqual(new Set(await listListingsById(db, ids)));
});

it('asks for a listing once while nobody writes', async () => {
  const { db } = database;
  const directory = await keepDirectory(db, async () => land)();
  await searchListings(db, directory, emptyListingQuery, day);
  const execute = jest.spyOn(db, 'execute');
  expect(pageOf(await searchListings(db, directory, emptyListingQuery, day)).items).toHaveLength(2);
  expect(execute).not.toHaveBeenCalled();
});

it('a listing that has gone a moment ago leaves no place empty', async () => {
  const { db } = database;
  const directory = await keepDirectory(db, async () => land)();
  await db.execute(sql`delete from listings where id = 1`);
  const { items, miles } = pageOf(await searchListings(db, directory, emptyListingQuery, day));
  expect([items.length, miles.length]).toEqual([1, 1]);
});

it('what many searches want at once is read in one question', async () => {
  const { db } = database;
  const directory = await keepDirectory(db, async () => land)();
  const execute = jest.spyOn(db, 'execute');
  const answers = Array.from({ length: 10 }, () => searchListings(db, directory, emptyListingQuery, day));
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(execute).toHaveBeenCalledTimes(1);
});
