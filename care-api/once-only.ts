import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Refusal } from './api-error';
import type { Db } from './database/open-database';
import { onceWrites } from './database/schema/staff';

const keptHours = 24;
/** A write that took longer was cut off: its API is gone. */
const longestMinutes = 5;

type Sent = {
  accountId: string;
  /** The sender's name for this write. */
  key: string;
  /** All that was sent, its call and its path among it. */
  content: unknown;
  now: Date;
};

/**
 * Does a write once: the same key with the same content is answered what it was answered first, for 24 hours. A write
 * that was refused or failed may be sent again.
 * @throws Refusal 422 for the key with other content, 409 while the first is still being done.
 */
export async function onceOnly<T>(db: Db, { accountId, key, content, now }: Sent, work: () => Promise<T>): Promise<T> {
  const row = { accountId, key: hashOf(key) };
  const mine = and(eq(onceWrites.accountId, row.accountId), eq(onceWrites.key, row.key));
  const fresh = { content: hashOf(JSON.stringify(content)), answer: null, createdAt: now };
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const claimed = await db
    .insert(onceWrites)
    .values({ ...row, ...fresh })
    .onConflictDoUpdate({
      target: [onceWrites.accountId, onceWrites.key],
      set: fresh,
      setWhere: sql`${onceWrites.createdAt} < ${before(keptHours * 60)}
        or (${onceWrites.answer} is null and ${onceWrites.createdAt} < ${before(longestMinutes)})`,
    })
    .returning();
  if (claimed.length === 0) {
    const [first] = await db.select().from(onceWrites).where(mine);
    if (first?.content !== fresh.content) throw new Refusal(422, 'keyOfOther');
    if (first.answer === null) throw new Refusal(409, 'keyBusy');
    return JSON.parse(first.answer);
  }
  const answer = await work().catch(async (error: unknown) => {
    await db.delete(onceWrites).where(mine);
    throw error;
  });
  // Where this fails the write is done all the same: its key is not free again.
  await db
    .update(onceWrites)
    .set({ answer: JSON.stringify(answer) })
    .where(mine);
  return answer;
}

export async function forgetOnceWrites(db: Db, now: Date): Promise<void> {
  await db.delete(onceWrites).where(lt(onceWrites.createdAt, new Date(now.getTime() - keptHours * 3_600_000)));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
