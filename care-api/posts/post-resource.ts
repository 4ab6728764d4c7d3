import { and, eq, inArray, sql } from 'drizzle-orm';
import { readByIds } from '@/care-api/database/read-by-ids';
import { posts } from '@/care-api/database/schema/blog';
import { endLeads, leadOn } from '@/care-api/desk/lead-on';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { picturesIn } from '@/care-api/files/pictures-in';
import { foldText } from '@/lib/contract/fold-text';
import type { PostWire } from '@/lib/contract/post';
import { listKeptPostsById } from './list-posts';
import { postActions } from './post-actions';
import { postColumns, toPostWire } from './post-columns';

const isThere = sql`t.deleted_at is null`;
const isScheduled = sql`exists (select from schedules s where s.kind = 'post' and s.id = t.id and s.action = 'publish')`;
const inState = (state: string) => sql`(${isThere} and t.status = ${state}::post_status)`;

export const postStates = {
  published: inState('Published'),
  scheduled: sql`(${isThere} and ${isScheduled})`,
  draft: inState('Draft'),
  waiting: inState('Pending'),
  declined: inState('Declined'),
  trash: sql`t.deleted_at is not null`,
};

export const postResource: Resource<PostWire> = {
  kind: 'post',
  table: 'posts',
  title: sql`t.title`,
  async read(db, ids) {
    const rows = await readByIds(db.select(postColumns).from(posts), posts.id, ids, ({ id }) => id);
    return rows.map(toPostWire);
  },
  readListed: listKeptPostsById,
  picturesOf: picturesIn(posts, posts.banner),
  list: listOf('post', 'posts', {
    sorts: {
      posted: { by: sql`t.posted_on`, type: 'timestamptz' },
      title: { by: sql`t.search_title`, type: 'text' },
    },
    statuses: postStates,
    text: sql`(t.search_title || ' ' || lower(t.author))`,
    words: (q) => foldText(q).split(' ').filter(Boolean),
    when: sql`t.posted_on`,
    owner: sql`t.account_id`,
    filters: {
      author: (name) => sql`lower(t.author) = lower(${name})`,
      tag: (tag) => sql`exists (select from post_tags pt where pt.post_id = t.id and lower(pt.label) = lower(${tag}))`,
    },
  }),
  actions: postActions,
  async intoTrash(tx, ids) {
    const isPublic = and(inArray(posts.id, [...ids]), eq(posts.status, 'Published'));
    const gone = await tx.select({ id: posts.id }).from(posts).where(isPublic);
    await leadOn(
      tx,
      'deletion',
      gone.flatMap(({ id }) => addressesOf(id).map((from) => ({ from, to: '/blog' }))),
    );
  },
  backFromTrash: (tx, ids) => endLeads(tx, ['deletion'], ids.flatMap(addressesOf)),
};

/** The reader's page, and the older one. */
function addressesOf(id: number): string[] {
  return [`/blog-details-user-view/${id}`, `/blog-details/${id}`];
}
