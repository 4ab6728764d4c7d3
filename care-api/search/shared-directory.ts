import type { Db } from '@/care-api/kernel/db';
import { keepPlaces } from '@/care-api/places/load-places';
import type { Directory } from '@/lib/directory/directory';
import { keepDirectory } from './keep-directory';

const kept = new WeakMap<Db, () => Promise<Directory>>();

export function sharedDirectory(db: Db): () => Promise<Directory> {
  const known = kept.get(db) ?? keepDirectory(db, keepPlaces(db));
  kept.set(db, known);
  return known;
}
