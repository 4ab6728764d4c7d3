import { LRUCache } from 'lru-cache';
import type { Db } from '@/care-api/kernel/db';
import { listListingsById } from '@/care-api/listings/list-listings';
import type { Directory } from '@/lib/directory/directory';
import { readTogether } from './read-together';

/** Of JSON: a hundred thousand listings of a register have about 80 MB. */
const mostLetters = 32 * 1024 * 1024;

type Shelf = ReturnType<typeof makeShelf>;

/** A directory is another one after each write to what a listing says: so long what was read for it is as it was. */
const shelves = new WeakMap<Directory, Shelf>();

/** The listings of a page as JSON, by their ids; most stand on many pages. Those that are gone are left out. */
export async function listAsJson(
  db: Db,
  directory: Directory,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { kept, read } = shelves.get(directory) ?? makeShelf(db);
  shelves.set(directory, { kept, read });
  const known = ids.map((id) => [id, kept.get(id)] as const);
  const missing = known.flatMap(([id, text]) => (text === undefined ? [id] : []));
  const found = missing.length > 0 ? await read(missing) : new Map<number, string>();
  return new Map(
    known.flatMap(([id, text = found.get(id)]) => (text === undefined ? [] : [[id, text] satisfies [number, string]])),
  );
}

function makeShelf(db: Db) {
  const kept = new LRUCache<number, string>({ maxSize: mostLetters, sizeCalculation: (text) => text.length });
  const read = readTogether(async (ids) => {
    const listings = await listListingsById(db, ids);
    const texts = new Map(listings.map((listing) => [Number(listing.typeId), JSON.stringify(listing)]));
    for (const [id, text] of texts) kept.set(id, text);
    return texts;
  });
  return { kept, read };
}
