import { asc } from 'drizzle-orm';
import { cacheUntilWrite } from '@/care-api/database/cache-until-write';
import { places, postcodePlaces } from '@/care-api/database/schema/places';
import type { Db } from '@/care-api/kernel/db';
import type { PlaceTable } from '@/lib/directory/places/gazetteer';
import { shippedTowns } from '@/lib/directory/places/uk-places';

export function keepPlaces(db: Db): () => Promise<PlaceTable> {
  return cacheUntilWrite(db, () => loadPlaces(db), 'places_revision');
}

async function loadPlaces(db: Db): Promise<PlaceTable> {
  const imported = await db.select().from(places).orderBy(asc(places.searchName), asc(places.key));
  const postcodes = await db.select().from(postcodePlaces);
  return { towns: [...shippedTowns, ...imported], postcodes };
}
