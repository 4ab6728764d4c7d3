import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { wordsOf } from './find-posts';

/** How alike a misspelt word and a title must be: "hopsital" and "hospital" share 0.38. PostgreSQL's own limit is 0.6. */
const similarityLimit = '0.35';
const shortestWord = 4;

/**
 * The words with each that no public post holds replaced by the title word it is most like; null when that leaves
 * them as they are.
 */
export async function correctWords(db: Db, q: string): Promise<string | null> {
  const asked = wordsOf(q);
  const misspelt = asked.filter((word) => word.length >= shortestWord);
  if (misspelt.length === 0) return null;
  const corrections = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${similarityLimit}, true)`);
    const { rows } = await tx.execute<{ word: string; correction: string }>(sql`
      select wanted.word, best.word as correction
      from unnest(${sql.param(misspelt)}::text[]) as wanted(word)
      cross join lateral (
        select title.word
        from posts p, regexp_split_to_table(p.search_title, '[^[:alnum:]]+') as title(word)
        where wanted.word <% p.search_title and p.status = 'Published'
        order by similarity(title.word, wanted.word) desc, title.word
        limit 1) as best
      -- Words such as "with" are in no index, and no mistake.
      where numnode(plainto_tsquery('english', wanted.word)) > 0 and not exists (
        select 1 from posts p where p.search @@ plainto_tsquery('english', wanted.word) and p.status = 'Published')`);
    return new Map(rows.map(({ word, correction }) => [word, correction]));
  });
  if (corrections.size === 0) return null;
  return asked.map((word) => corrections.get(word) ?? word).join(' ');
}
