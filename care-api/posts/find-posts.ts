import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { escapeLike } from '@/care-api/database/escape-like';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { foldText } from '@/lib/contract/fold-text';
import type { postQuery } from '@/lib/contract/post';

const foundRow = z.object({ ids: z.array(z.number()), total: z.number() });
export type FoundPosts = z.output<typeof foundRow>;

type Reader = Pick<Db, 'execute'>;
export type PostFilter = Pick<z.output<typeof postQuery>, 'category' | 'tag' | 'status'> & {
  page: number;
  pageSize: number;
};

export function findPosts(db: Reader, filter: PostFilter): Promise<FoundPosts> {
  return find(db, filter, sql`true`, sql`0`);
}

/** Posts with these words, however they are inflected, or with this piece in their title: those first. */
export function findByWords(db: Reader, filter: PostFilter, q: string): Promise<FoundPosts> {
  return findWith(db, filter, q, sql`websearch_to_tsquery('english', ${withoutNots(q)})`);
}

/** A dash before a word leaves posts with it out; of many before one another PostgreSQL's stack would be full. */
function withoutNots(q: string): string {
  return q.replace(/-(?:[\s-]*-)+/g, '-');
}

export function findByPrefix(db: Reader, filter: PostFilter, q: string): Promise<FoundPosts> {
  const beginnings = wordsOf(q).map((word) => `'${word}':*`);
  return findWith(db, filter, q, sql`to_tsquery('english', ${beginnings.join(' & ')})`);
}

function findWith(db: Reader, filter: PostFilter, q: string, words: SQL): Promise<FoundPosts> {
  const piece = escapeLike(foldText(q));
  // The index is of three letters each: with fewer every post would be read.
  const inTitle = piece.length < 3 ? sql`false` : sql`p.search_title like ${`%${piece}%`}`;
  return find(
    db,
    filter,
    sql`(p.search @@ ${words} or ${inTitle})`,
    sql`(${inTitle})::int + ts_rank(p.search, ${words})`,
  );
}

/** Letters and digits only: nothing of them means anything to `to_tsquery`. */
export function wordsOf(q: string): string[] {
  return [...new Set(foldText(q).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 8);
}

async function find(db: Reader, filter: PostFilter, matches: SQL, rank: SQL): Promise<FoundPosts> {
  const rows = await readRows(
    db,
    foundRow,
    sql`
    with found as materialized (
      select p.id, p.posted_on, ${rank} as rank from posts p where ${matches} and ${isWanted(filter)}),
    page as (
      select * from found order by rank desc, posted_on desc, id desc
      limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize})
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(id order by rank desc, posted_on desc, id desc), '[]') from page) as ids`,
  );
  return rows[0] ?? { ids: [], total: 0 };
}

function isWanted({ category, tag, status }: PostFilter): SQL {
  const inCategory = sql`exists (
    select 1 from post_categories pc where pc.post_id = p.id and pc.category_id = ${category})`;
  const isTagged = sql`exists (
    select 1 from post_tags pt where pt.post_id = p.id and lower(pt.label) = lower(${tag}))`;
  const wanted = [sql`p.status = ${status}`, sql`p.deleted_at is null`];
  if (category !== undefined) wanted.push(inCategory);
  if (tag !== undefined) wanted.push(isTagged);
  return sql.join(wanted, sql` and `);
}
