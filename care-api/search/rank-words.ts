import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { searchTerms } from '@/lib/contract/listing-query';

const tiers = ['search_title', 'search_place', 'search_category', 'search_features', 'search_description'];

/**
 * The listings that all words of a search are found in, with their rank: the worst over the words of the best field
 * each is found in, 0 the title … 4 the description. Null without words: everything is found.
 */
export async function rankWords(db: Db, q: string): Promise<ReadonlyMap<number, number> | null> {
  const patterns = searchTerms(q).map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
  if (patterns.length === 0) return null;
  const isFound = patterns.map(
    (pattern) =>
      sql`(${join(
        tiers.map((tier) => isIn(tier, pattern)),
        ' or ',
      )})`,
  );
  const ranks = patterns.map(
    (pattern) =>
      sql`case ${join(
        tiers.map((tier, rank) => when(tier, pattern, rank)),
        ' ',
      )} end`,
  );
  const { rows } = await db.execute<{ rank: number; ids: string }>(sql`
    select rank, string_agg(id::text, ',') as ids
    from (select id, greatest(${join(ranks, ', ')}) as rank from listings where ${join(isFound, ' and ')}) found
    group by rank`);
  const found = new Map<number, number>();
  for (const { rank, ids } of rows) for (const id of ids.split(',')) found.set(Number(id), rank);
  return found;
}

function when(tier: string, pattern: string, rank: number): SQL {
  return sql`when ${isIn(tier, pattern)} then ${sql.raw(String(rank))}`;
}

function isIn(tier: string, pattern: string): SQL {
  return sql`${sql.raw(tier)} like ${pattern}`;
}

function join(parts: readonly SQL[], separator: string): SQL {
  return sql.join([...parts], sql.raw(separator));
}
