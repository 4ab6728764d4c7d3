import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments } from '@/care-api/database/schema/blog';
import { requireOwner } from '@/care-api/kernel/admit';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { CommentWire, commentPageSchema } from '@/lib/contract/comment';
import { commentColumns, toCommentWire } from './comment-columns';
import { toCommentTree } from './comment-tree';

const pageRow = z.object({ ids: z.array(z.number()), total: z.number(), totalWithReplies: z.number() });

type Reader = Pick<Db, 'select'>;
type Viewer = string | null;

export async function listComments(db: Reader, postId: number, viewer: Viewer): Promise<CommentWire[]> {
  return toCommentTree(await select(db, eq(comments.postId, postId)).orderBy(asc(comments.id)), viewer);
}

export async function listCommentPage(
  db: Db,
  postId: number,
  { page, pageSize, viewer }: { page: number; pageSize: number; viewer: Viewer },
): Promise<z.input<typeof commentPageSchema>> {
  const top = threads(postId, viewer);
  const rows = await readRows(
    db,
    pageRow,
    sql`
    select
      array(select c.id ${top} order by c.id limit ${pageSize} offset ${(page - 1) * pageSize}) as ids,
      (select count(*)::int ${top}) as total,
      (select count(*)::int from comments
        where post_id = ${postId} and deleted_at is null and state = 'visible') as "totalWithReplies"`,
  );
  const { ids = [], total = 0, totalWithReplies = 0 } = rows[0] ?? {};
  const found = ids.length === 0 ? [] : await select(db, isInThreads(ids)).orderBy(asc(comments.id));
  return { items: toCommentTree(found, viewer), total, totalWithReplies, page, pageSize, isModerated: true };
}

/** Where a comment stands as they read them; null for none of that post. */
export async function findCommentPage(
  db: Db,
  postId: number,
  { comment, pageSize, viewer }: { comment: number; pageSize: number; viewer: Viewer },
): Promise<number | null> {
  const [found] = await readRows(
    db,
    z.object({ before: z.number() }),
    sql`
    select (select count(*)::int ${threads(postId, viewer)} and c.id < coalesce(its.root_id, its.id)) as before
    from comments its where its.id = ${comment} and its.post_id = ${postId}`,
  );
  return found ? Math.floor(found.before / pageSize) + 1 : null;
}

/** Comments on top that are read, or below which one is. */
function threads(postId: number, viewer: Viewer): SQL {
  const isRead = (row: SQL) =>
    sql`${row}.deleted_at is null and (${row}.state = 'visible' or ${row}.account_id::text = ${viewer})`;
  return sql`
    from comments c where c.post_id = ${postId} and c.parent_id is null
      and ((${isRead(sql`c`)}) or exists (select from comments r where r.root_id = c.id and ${isRead(sql`r`)}))`;
}

/** Newest first, for themselves and for editors; null where nobody is called so. @throws Refusal 403 */
export async function listCommentsOfUser(db: Reader, username: string, account: Account | null) {
  const named = eq(sql`lower(${accounts.username})`, username.toLowerCase());
  const [author] = await db.select({ id: accounts.id }).from(accounts).where(named);
  requireOwner(account, author?.id ?? null, 'editor');
  return author ? listCommentsOfAccount(db, author.id) : null;
}

export async function listCommentsOfAccount(db: Reader, accountId: string): Promise<CommentWire[]> {
  const written = and(eq(comments.accountId, accountId), isNull(comments.deletedAt));
  return (await select(db, written).orderBy(desc(comments.id))).map((row) => toCommentWire(row, accountId));
}

/** Without its replies, as its author reads it; null when there is none. */
export async function getComment(db: Reader, id: number): Promise<CommentWire | null> {
  const [row] = await select(db, eq(comments.id, id));
  return row ? toCommentWire(row, row.accountId) : null;
}

function isInThreads(rootIds: number[]): SQL | undefined {
  return or(inArray(comments.id, rootIds), inArray(comments.rootId, rootIds));
}

function select(db: Reader, which: SQL | undefined) {
  return db
    .select(commentColumns)
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.accountId))
    .where(which)
    .$dynamic();
}
