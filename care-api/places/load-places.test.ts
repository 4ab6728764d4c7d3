import { eq } from 'drizzle-orm';
import { places, postcodePlaces } from '@/care-api/database/schema/places';
import { settings } from '@/care-api/database/schema/settings';
import type { Database } from '@/care-api/kernel/db';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { shippedTowns } from '@/lib/directory/places/uk-places';
import { keepPlaces } from './load-places';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the land is the shipped towns and what was imported, read again only after a change', async () => {
  const { db } = database;
  const getPlaces = keepPlaces(db);
  const before = await getPlaces();
  expect(before).toEqual({ towns: shippedTowns, postcodes: [] });
  expect(await getPlaces()).toBe(before);

  const revision = await getRevision();
  const town = { name: 'Nether Poppleton', authority: 'York', lat: 53.99, lng: -1.15, population: 2000 };
  await db.insert(places).values({ key: '1', searchName: 'nether poppleton', ...town });
  await db.insert(postcodePlaces).values({ code: 'YO26', lat: 53.96, lng: -1.13 });
  const after = await getPlaces();
  expect(after.towns).toHaveLength(shippedTowns.length + 1);
  expect(after.towns.at(-1)).toMatchObject(town);
  expect(after.postcodes).toEqual([{ code: 'YO26', lat: 53.96, lng: -1.13 }]);
  // Where listings are follows from it.
  expect(await getRevision()).not.toBe(revision);
});

async function getRevision() {
  const [row] = await database.db.select().from(settings).where(eq(settings.key, 'listings_revision'));
  return row?.value;
}
