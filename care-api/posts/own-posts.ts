import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { posts } from '@/care-api/database/schema/blog';
import { carryCopies, holdCopies } from '@/care-api/desk/carry-copies';
import { changeRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { restoreFromTrash } from '@/care-api/desk/trash';
import { cancelSchedule } from '@/care-api/desk/working/schedules';
import type { Db } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { PostWire } from '@/lib/contract/post';
import { postDraft } from './post-draft';
import { postStates, postResource as resource } from './post-resource';

type Args = { account: Account; id: number; seen: number | null };
type Deps = Pick<Dependencies, 'database' | 'now'>;

const isThere = sql`t.deleted_at is null`;

/** In its trash is what it put there: what staff took away is theirs to give back. */
export function openOwnPosts(db: Db) {
  const { published, waiting, declined, draft, trash } = postStates;
  const inTrash = (me: string) => sql`(${trash} and t.deleted_by::text = ${me})`;
  const statuses = { all: isThere, published, waiting, declined, draft, trash: inTrash };
  const list = openPages(db, { ...resource, list: { ...resource.list, statuses } });
  return ({ id }: Account, asked: Parameters<typeof list>[0]) => list({ ...asked, owner: id, me: id });
}

/** A draft again, whatever it waited for. Null when the account has no such post. */
export async function withdrawPost({ database: { db }, now }: Deps, { account, id, seen }: Args) {
  const target = { editable: postDraft, id };
  return db.transaction(async (tx) => {
    const isOwn = and(eq(posts.id, id), eq(posts.accountId, account.id));
    await holdCopies(tx, 'post', [id]);
    const [own] = await tx.select({ id: posts.id }).from(posts).where(isOwn).for('update');
    if (!own) return null;
    const change = { resource, id, seen, caller: account, action: 'withdraw' as const, now: now() };
    const post = await changeRow(tx, change, async () => {
      await carryCopies(tx, 'post', resource.table, sql`t.id = ${id}`);
      await tx.update(posts).set({ status: 'Draft', reason: '' }).where(isOwn);
    });
    if (!post) return null;
    await cancelSchedule(tx, target, { action: 'publish', caller: account, now: now() });
    return post;
  });
}

export async function restorePost(
  { database: { db }, now }: Deps,
  { account, id, seen }: Args,
): Promise<PostWire | null> {
  const [own] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.id, id),
        eq(posts.accountId, account.id),
        eq(posts.deletedBy, account.id),
        isNotNull(posts.deletedAt),
      ),
    );
  return own ? restoreFromTrash(db, resource, { id, caller: account, seen, now: now() }) : null;
}
