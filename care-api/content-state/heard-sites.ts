import { and, gt, like, lt } from 'drizzle-orm';
import { settings } from '@/care-api/database/schema/settings';
import type { Db } from '@/care-api/kernel/db';

const prefix = 'site ';
const day = 86_400_000;

export async function noteSite(db: Db, mark: string, now: Date): Promise<void> {
  const value = now.toISOString();
  await db
    .insert(settings)
    .values({ key: prefix + mark, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  const longAgo = new Date(now.getTime() - day).toISOString();
  await db.delete(settings).where(and(like(settings.key, `${prefix}%`), lt(settings.value, longAgo)));
}

export async function marksHeard(db: Db, since: Date): Promise<string[]> {
  const isLate = gt(settings.value, since.toISOString());
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(and(like(settings.key, `${prefix}%`), isLate));
  return rows.map(({ key }) => key.slice(prefix.length));
}
