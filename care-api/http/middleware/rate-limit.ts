import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rateLimits } from '@/care-api/database/schema/rate-limits';
import type { Db } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import type { RateLimit, Taken } from '@/care-api/kernel/rate-limit';

/** The embedded database has a single API, which counts in memory. */
export function openRateLimit({ database, now }: Pick<Dependencies, 'database' | 'now'>): RateLimit {
  return database.kind === 'postgres' ? countInDatabase(database.db, now) : countInMemory(now);
}

export function countInDatabase(db: Db, now: () => Date): RateLimit {
  return async (key, { count, seconds }) => {
    const time = now().getTime();
    const begun = {
      keyHash: createHash('sha256').update(key).digest('base64url'),
      taken: 1,
      endsAt: time + seconds * 1_000,
    };
    const isOver = sql`${rateLimits.endsAt} <= ${time}`;
    const [row] = await db
      .insert(rateLimits)
      .values(begun)
      .onConflictDoUpdate({
        target: rateLimits.keyHash,
        set: {
          taken: sql`case when ${isOver} then 1 else least(${rateLimits.taken}, ${count}) + 1 end`,
          endsAt: sql`case when ${isOver} then ${begun.endsAt} else ${rateLimits.endsAt} end`,
        },
      })
      .returning();
    return say(row ?? begun, count, time);
  };
}

/** About 15 MB. Of a flood from more addresses the longest unseen are forgotten. */
const mostKeys = 50_000;

export function countInMemory(now: () => Date): RateLimit {
  const rows = new LRUCache<string, { taken: number; endsAt: number }>({ maxSize: mostKeys, sizeCalculation: () => 1 });
  return async (key, { count, seconds }) => {
    const time = now().getTime();
    const found = rows.get(key);
    const isOver = !found || found.endsAt <= time;
    const row = isOver
      ? { taken: 1, endsAt: time + seconds * 1_000 }
      : { taken: Math.min(found.taken, count) + 1, endsAt: found.endsAt };
    rows.set(key, row);
    return say(row, count, time);
  };
}

function say({ taken, endsAt }: { taken: number; endsAt: number }, count: number, time: number): Taken {
  const reset = Math.ceil((endsAt - time) / 1_000);
  return { wait: taken > count ? reset : 0, left: Math.max(0, count - taken), reset };
}

export async function forgetRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now.getTime()));
}
