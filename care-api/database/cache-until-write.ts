import type { Db } from '@/care-api/kernel/db';
import { type Revision, readRevision } from './read-revisions';

export function cacheUntilWrite<T>(
  db: Db,
  make: () => Promise<T>,
  of: Revision = 'listings_revision',
): () => Promise<T> {
  let kept: { revision: string; value: Promise<T> } | null = null;
  return async () => {
    // Read before the making: a write in between shows at the next question.
    const revision = await readRevision(db, of);
    if (kept?.revision === revision) return kept.value;
    const made = { revision, value: make() };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = null;
    });
    return made.value;
  };
}
