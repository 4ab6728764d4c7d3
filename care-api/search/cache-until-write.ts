import { eq } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { settings } from '@/care-api/database/schema/settings';

/**
 * Keeps what was made of the directory until anybody writes to it: the database names the last transaction that did
 * (a trigger keeps it, see the migrations), in this process or another.
 */
export function cacheUntilWrite<T>(db: Db, make: () => Promise<T>): () => Promise<T> {
  let kept: { revision: string; value: Promise<T> } | null = null;
  return async () => {
    // Read before the making: a write in between shows at the next question.
    const revision = await getRevision(db);
    if (kept?.revision === revision) return kept.value;
    const made = { revision, value: make() };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = null;
    });
    return made.value;
  };
}

async function getRevision(db: Db): Promise<string> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'listings_revision'));
  return row?.value ?? '';
}
