import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Database } from '@/care-api/kernel/db';
import { type CachedTag, cachedTags } from '@/lib/contract/endpoint';

const markRow = z.object({ tag: z.string(), mark: z.string(), changes: z.number() });

export type ContentState = Record<CachedTag, string>;

/** Rows from which on the changes of a tag are put together. */
const many = 200;

export async function getContentState(
  { db }: Pick<Database, 'db'>,
  now: Date,
  hasWorkAccounts: boolean,
): Promise<ContentState> {
  const rows = await readRows(
    db,
    markRow,
    sql`
    select tag, sum(mark)::text as mark, count(*)::int as changes from content_changes group by tag`,
  );
  for (const { tag, changes } of rows) if (changes > many) await putTogether(db, tag);
  const marks = new Map(rows.map(({ tag, mark }) => [tag, mark]));
  // The order of the directory and what has come to its end go by the day, by whichever clock.
  const london = now.toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
  const common = `${marks.get('*') ?? 0} ${now.toISOString().slice(0, 10)} ${london}`;
  const hour = String(Math.floor(now.getTime() / 3_600_000));
  const own = { posts: hour, callBackSpeed: hour, workAccounts: String(hasWorkAccounts) };
  const names = cachedTags.map((tag) => {
    const parts = [
      common,
      marks.get(tag) ?? '0',
      ...Object.entries(own).flatMap(([of, at]) => (of === tag ? [at] : [])),
    ];
    return [tag, parts.join(' ')];
  });
  return Object.fromEntries(names);
}

/** One row instead of many, with the same sum. Two at once each take what the other has not. */
async function putTogether(db: Database['db'], tag: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from content_changes where (tag, xact) in (
        select tag, xact from content_changes where tag = ${tag} for update skip locked)
      returning mark)
    insert into content_changes (tag, xact, mark)
    select ${tag}, pg_current_xact_id()::text || ' together', sum(mark) from gone having count(*) > 0`);
}
