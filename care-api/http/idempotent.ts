import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { onceWrites } from '@/care-api/database/schema/staff';
import type { Db } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';

const keptHours = 24;
/** A write that took longer was cut off: its API is gone. */
const longestMinutes = 5;

type Sent = {
  accountId: string | null;
  address?: string;
  key: string;
  /** All that was sent, its call and its path among it. */
  content: unknown;
  now: Date;
};

/** For 24 hours. @throws Refusal 422 for the key with other content, 409 while the first is still being done. */
export async function idempotent<T>(db: Db, { key, content, now, ...by }: Sent, work: () => Promise<T>): Promise<T> {
  const row = { sender: senderOf(by, key), accountId: by.accountId, key: hashOf(key) };
  const mine = and(eq(onceWrites.sender, row.sender), eq(onceWrites.key, row.key));
  // With the name, which is nowhere here: a password that was sent cannot be tried by this hash.
  const fresh = { content: hashOf(JSON.stringify([key, content])), answer: null, createdAt: now };
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const claimed = await db
    .insert(onceWrites)
    .values({ ...row, ...fresh })
    .onConflictDoUpdate({
      target: [onceWrites.sender, onceWrites.key],
      set: fresh,
      setWhere: sql`${onceWrites.createdAt} < ${before(keptHours * 60)}
        or (${onceWrites.answer} is null and ${onceWrites.createdAt} < ${before(longestMinutes)})`,
    })
    .returning();
  if (claimed.length === 0) {
    const [first] = await db.select().from(onceWrites).where(mine);
    if (first && first.content !== fresh.content) throw new Refusal(422, 'keyOfOther');
    // One that has just failed is gone: it may be sent again.
    if (!first?.answer) throw new Refusal(409, 'keyBusy');
    return JSON.parse(unseal(first.answer, key));
  }
  const answer = await work().catch(async (error: unknown) => {
    await db.delete(onceWrites).where(mine);
    throw error;
  });
  // Where this fails the write is done all the same: its key is not free again.
  await db
    .update(onceWrites)
    .set({ answer: seal(JSON.stringify(answer), key) })
    .where(mine);
  return answer;
}

export async function forgetOnceWrites(db: Db, now: Date): Promise<void> {
  await db.delete(onceWrites).where(lt(onceWrites.createdAt, new Date(now.getTime() - keptHours * 3_600_000)));
}

/** A visitor's name that anybody might choose, such as `1`, is one for each address. */
function senderOf({ accountId, address = '' }: Pick<Sent, 'accountId' | 'address'>, key: string): string {
  if (accountId !== null) return accountId;
  return key.length < 20 ? `visitor ${hashOf(address)}` : 'visitor';
}

/** An answer may hold what its sender wrote, or a token: only who knows the name reads it. */
function seal(text: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function unseal(text: string, key: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function sealingKey(key: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', 'once-only', 32));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
