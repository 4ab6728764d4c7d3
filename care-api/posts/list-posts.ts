import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { iso } from '@/care-api/database/iso';
import { readByIds } from '@/care-api/database/read-by-ids';
import { accounts } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { PostWire } from '@/lib/contract/post';
import { isPublished, isVisibleTo, postColumns, postColumnsWithoutText, toPostWire } from './post-columns';

type Reader = Pick<Db, 'select'>;

const randomCount = 5;
const newestFirst = [desc(posts.postedOn), desc(posts.id)];

export async function listPublicPosts(db: Reader): Promise<PostWire[]> {
  return select(db, isPublished, newestFirst);
}

export async function listRandomPosts(db: Reader, now: Date): Promise<PostWire[]> {
  const hour = String(Math.floor(now.getTime() / 3_600_000));
  const shuffled = sql`md5(${posts.id}::text || ${hour})`;
  // Chosen by id alone first: otherwise every post's relations would be read to answer five.
  const chosen = db.select({ id: posts.id }).from(posts).where(isPublished).orderBy(shuffled).limit(randomCount);
  return select(db, inArray(posts.id, chosen), [shuffled]);
}

export async function getPost(db: Reader, id: number, account: Account | null): Promise<PostWire | null> {
  const [post] = await select(db, and(eq(posts.id, id), isVisibleTo(account)), newestFirst);
  return post ?? null;
}

export async function listPostsOfUser(db: Reader, username: string, account: Account | null): Promise<PostWire[]> {
  const [author] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.username})`, username.toLowerCase()));
  if (!author) return [];
  return select(db, and(eq(posts.accountId, author.id), isVisibleTo(account)), newestFirst);
}

export async function listPostsById(db: Reader, ids: readonly number[]): Promise<PostWire[]> {
  const rows = await readByIds(db.select(postColumnsWithoutText).from(posts), posts.id, ids, ({ id }) => id);
  return rows.map(toPostWire);
}

/** For whoever keeps it: a schedule is nobody else's to know. */
export async function listKeptPostsById(db: Reader, ids: readonly number[]): Promise<PostWire[]> {
  const goesPublicAt = sql<string | null>`(select ${iso(sql`s.due_at`)} from schedules s
    where s.kind = 'post' and s.id = posts.id and s.action = 'publish')`;
  const kept = { ...postColumnsWithoutText, goesPublicAt };
  const rows = await readByIds(db.select(kept).from(posts), posts.id, ids, ({ id }) => id);
  return rows.map(({ goesPublicAt: at, ...row }) => ({ ...toPostWire(row), goesPublicAt: at }));
}

async function select(db: Reader, which: SQL | undefined, order: readonly SQL[]): Promise<PostWire[]> {
  const rows = await db
    .select(postColumns)
    .from(posts)
    .where(which)
    .orderBy(...order);
  return rows.map(toPostWire);
}
