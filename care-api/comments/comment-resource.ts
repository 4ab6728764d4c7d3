import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { personName } from '@/care-api/database/person-name';
import { readRows } from '@/care-api/database/read-rows';
import type { Colleague } from '@/care-api/desk/find-colleague';
import { listOf } from '@/care-api/desk/list-of';
import type { Listed, Resource } from '@/care-api/desk/resource';
import type { StaffList } from '@/care-api/desk/staff-list';
import { commentStateAnswer, type QueuedComment, queuedComment } from '@/lib/contract/comment-queue';
import { mayCall } from '@/lib/contract/staff';
import { commentActions } from './comment-actions';

const stateRow = commentStateAnswer.extend({ content: z.string() });
const authorRow = z.object({ id: z.string() });

type State = z.output<typeof stateRow>;
type Reader = Parameters<NonNullable<StaffList['orHas']>>[1];
const mostAuthors = 1_000;
const name = sql`coalesce(${personName}, nullif(t.author_name, ''), '')`;

/** Who looks after families has those that may be about somebody at risk. */
function partOf(caller: Colleague) {
  if (mayCall('editor', caller)) return null;
  return sql`(t.reason = 'safeguarding' or exists (select from comment_reports r
    where r.comment_id = t.id and r.reason = 'safeguarding' and r.closed_at is null))`;
}

/** What staff look after in comments: whether they are shown. Those that were deleted are none of theirs any more. */
export const commentResource: Listed<State> & Pick<Resource, 'title' | 'hint'> & { isThere: SQL } = {
  kind: 'comment',
  table: 'comments',
  title: sql`left(regexp_replace(t.content, '\\s+', ' ', 'g'), 80)`,
  hint: sql`coalesce((select a.username from accounts a where a.id = t.account_id), t.author_name)`,
  isThere: sql`t.deleted_at is null`,
  partOf,
  isHandledAway: true,
  async read(db, ids) {
    const wanted = sql.param([...ids]);
    const rows = await readRows(
      db,
      stateRow,
      sql`
      select id as "commentId", state, reason, content, version from comments
      where id = any(${wanted}::int[]) and deleted_at is null order by array_position(${wanted}::int[], id)`,
    );
    return rows;
  },
  list: listOf('comment', 'comments', {
    sorts: { created: { by: sql`t.id`, type: 'integer' } },
    statuses: {
      held: sql`(t.deleted_at is null and t.state = 'held')`,
      reported: sql`(t.deleted_at is null and t.id in (
        select r.comment_id from comment_reports r where r.closed_at is null))`,
      new: sql`(t.deleted_at is null and t.state = 'visible' and t.checked_at is null)`,
      removed: sql`(t.deleted_at is null and t.state = 'removed')`,
    },
    text: sql`lower(t.content || ' ' || t.author_name)`,
    orHas: byAuthor,
    when: sql`t.created_at`,
    filters: { why: (reason) => sql`t.reason = ${reason}` },
  }),
  actions: commentActions,
};

/** Looked up before: within, all accounts would be read again for each status that is counted. */
async function byAuthor(like: string, db: Reader) {
  // Whose index has their emails too, which are not what is looked for.
  const people = sql`select p.id from accounts p
    where lower(p.username || ' ' || p.email) like ${like} and lower(p.username) like ${like}`;
  const rows = await readRows(db, authorRow, sql`${people} limit ${mostAuthors + 1}`);
  if (rows.length > mostAuthors) return sql`t.account_id = any(array(${people}))`;
  return sql`t.account_id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
}

const moment = (at: ReturnType<typeof sql>) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const { kind, table, list } = commentResource;

export const queuedComments = {
  kind,
  table,
  list,
  partOf,
  async read(db: Parameters<typeof commentResource.read>[0], ids: readonly number[]): Promise<QueuedComment[]> {
    const wanted = sql.param([...ids]);
    const rows = await readRows(
      db,
      queuedComment,
      sql`
      select t.id as "commentId", t.post_id as "postId", p.title as "postTitle", t.content,
        coalesce(left(above.content, 200), '') as answers, coalesce(t.account_id::text, '') as "userId",
        ${name} as "userName", coalesce(${moment(sql`a.created_at`)}, '') as "memberSince",
        coalesce(a.is_banned, false) as "isBanned",
        a.ban_asked_at is not null as "isBanAsked", a.unconfirmed_since is not null as "isUnconfirmed",
        ${moment(sql`t.created_at`)} as "commentedOn",
        t.edited_at is not null as "isEdited", t.state, t.reason, t.version,
        (select count(*)::int from comments o where o.account_id = t.account_id and o.state = 'removed'
          and o.id <> t.id) as "removedBefore",
        coalesce((select json_agg(json_build_object('reason', r.reason, 'words', r.words) order by r.created_at)
          from comment_reports r where r.comment_id = t.id and r.closed_at is null), '[]') as reports
      from comments t join posts p on p.id = t.post_id
        left join accounts a on a.id = t.account_id left join comments above on above.id = t.parent_id
      where t.id = any(${wanted}::int[]) order by array_position(${wanted}::int[], t.id)`,
    );
    return rows;
  },
};
