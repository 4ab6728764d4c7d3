import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findMostSimilar, type Vocabulary } from '@/care-api/database/find-most-similar';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { wordsOf } from './find-posts';

const wordRow = z.object({ word: z.string() });

const shortestWord = 4;

/** "hopsital" and "hospital" are 0.38 alike. */
const ofTitles: Vocabulary = {
  textLikeness: 0.35,
  wordLikeness: 0,
  textsLike: (word) =>
    sql`select search_title as text from posts where ${word} <% search_title and status = 'Published' and deleted_at is null`,
};

/** Words that no public post holds become the title word they are most like; null when that changes nothing. */
export async function correctWords(db: Db, q: string): Promise<string | null> {
  const asked = wordsOf(q);
  const unknown = await listUnknown(
    db,
    asked.filter((word) => word.length >= shortestWord),
  );
  if (unknown.length === 0) return null;
  const mostSimilar = await findMostSimilar(db, unknown, ofTitles);
  return mostSimilar.size === 0 ? null : asked.map((word) => mostSimilar.get(word) ?? word).join(' ');
}

/** Words such as "with" are in no index, and no mistake. */
async function listUnknown(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await readRows(
    db,
    wordRow,
    sql`
    select word from unnest(${sql.param(words)}::text[]) as wanted(word)
    where numnode(plainto_tsquery('english', word)) > 0 and not exists (
      select 1 from posts p where p.search @@ plainto_tsquery('english', word) and p.status = 'Published' and p.deleted_at is null)`,
  );
  return rows.map(({ word }) => word);
}
