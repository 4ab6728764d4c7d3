import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { comments, posts } from '@/care-api/database/schema/blog';
import { writeAudit } from '@/care-api/desk/audit';
import { noteChange } from '@/care-api/desk/change-row';
import type { Deed } from '@/care-api/desk/deed';
import { requireOwner } from '@/care-api/kernel/admit';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';

/** One with replies stays as deleted, until the last of them goes; one that was removed does, as what is known of its author. */
export async function deleteComment(
  db: Db,
  account: Account,
  id: number,
  now: Date,
): Promise<{ commentId: number } | null> {
  return db.transaction(async (tx) => {
    await lockThread(tx, id);
    const [comment] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
    if (!comment) return null;
    requireOwner(account, comment.accountId, 'editor');
    await tx.update(comments).set({ content: '', deletedAt: now }).where(eq(comments.id, id));
    await dropBare(tx, id);
    const deed = { kind: 'comment', id, caller: account, action: 'delete', now } as const;
    if (comment.accountId !== account.id) await noteChange(tx, deed, { content: comment.content }, {});
    return { commentId: id };
  });
}

export async function deleteCommentsOfPost(
  db: Db,
  account: Account,
  postId: number,
  now: Date,
): Promise<{ deleted: number } | null> {
  const [post] = await db.select({ id: posts.id }).from(posts).where(eq(posts.id, postId));
  if (!post) return null;
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(comments).where(eq(comments.postId, postId));
    const deleted = rowCount ?? 0;
    const changes = { post: [postId, postId], rows: [deleted, 0] } satisfies Deed['changes'];
    await writeAudit(tx, { actor: account, action: 'delete.many', kind: 'comment', objectId: '', changes }, now);
    return { deleted };
  });
}

/** One at a time in a thread: two last replies going at once would each leave the other's parent standing. */
async function lockThread(tx: Writer, id: number): Promise<void> {
  await tx.execute(sql`
    select id from comments
    where id = (select coalesce(root_id, id) from comments where id = ${id}) for update`);
}

/** And so on up, in one statement, as a thread may be thousands deep; by `limit` each step is one row, by its index. */
async function dropBare(tx: Writer, id: number): Promise<void> {
  await tx.execute(sql`
    with recursive bare as (
      select last.id, last.parent_id from comments last
      where last.id = ${id} and ${isBare(sql`last`)}
        and not exists (select 1 from comments reply where reply.parent_id = last.id)
      union all
      select above.id, above.parent_id from bare, lateral (
        select one.id, one.parent_id from comments one
        where one.id = bare.parent_id and ${isBare(sql`one`)}
          and not exists (select 1 from comments reply where reply.parent_id = one.id and reply.id <> bare.id)
        limit 1) above)
    delete from comments where id in (select id from bare)`);
}

function isBare(comment: SQL): SQL {
  return sql`${comment}.deleted_at is not null and ${comment}.state <> 'removed'`;
}
