import { LRUCache } from 'lru-cache';
import type { Db } from '@/care-api/kernel/db';
import { type Revision, readRevision } from './read-revisions';

const mostBytes = 16 * 1024 * 1024;

export function keepByKey<T extends object>(
  db: Db,
  of: Revision,
  bytesOf: (value: T) => number,
): (key: string, make: () => Promise<T | null>) => Promise<T | null> {
  const kept = new LRUCache<string, T>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  let known = '';
  return async (key, make) => {
    // Read before the making: a write in between shows at the next question.
    const revision = await readRevision(db, of);
    if (revision !== known) kept.clear();
    known = revision;
    const value = kept.get(key) ?? (await make());
    if (value !== null && revision === known) kept.set(key, value);
    return value;
  };
}
