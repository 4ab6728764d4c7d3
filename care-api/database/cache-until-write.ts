import { eq } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';
import { settings } from './schema/settings';

/** Settings that a trigger keeps: the last transaction that wrote to the directory, or to the places of the land. */
type Revision = 'listings_revision' | 'places_revision';

/** Keeps what was made of the database until anybody writes to that part of it, in this process or another. */
export function cacheUntilWrite<T>(
  db: Db,
  make: () => Promise<T>,
  of: Revision = 'listings_revision',
): () => Promise<T> {
  let kept: { revision: string; value: Promise<T> } | null = null;
  return async () => {
    // Read before the making: a write in between shows at the next question.
    const revision = await getRevision(db, of);
    if (kept?.revision === revision) return kept.value;
    const made = { revision, value: make() };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = null;
    });
    return made.value;
  };
}

async function getRevision(db: Db, of: Revision): Promise<string> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, of));
  return row?.value ?? '';
}
