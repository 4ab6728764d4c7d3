import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/kernel/db';
import { readRows } from './read-rows';

const wordRow = z.object({ word: z.string() });

/** Likeness is counted from 0 to 1. */
export type Vocabulary = {
  /** Texts like a word, as rows of `text`: `<%` finds them by the trigram indexes. */
  textsLike: (word: string) => SQL;
  /** What `<%` asks for; PostgreSQL's own limit is 0.6. */
  textLikeness: number;
  wordLikeness: number;
};

/** Words like none are missing. Of equally like ones the commoner is taken: directories hold slips of the finger. */
export async function findMostSimilar(
  db: Db,
  words: readonly string[],
  { textsLike, textLikeness, wordLikeness }: Vocabulary,
): Promise<ReadonlyMap<string, string>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(textLikeness)}, true)`);
    const mostSimilar = new Map<string, string>();
    for (const word of words) {
      const rows = await readRows(
        tx,
        wordRow,
        sql`
        select word from (
          select word, count(*) as times
          from (${textsLike(word)}) found, regexp_split_to_table(found.text, '[^[:alnum:]]+') as word
          group by word
        ) words
        where similarity(word, ${word}) >= ${wordLikeness}
        order by similarity(word, ${word}) desc, times desc, word limit 1`,
      );
      if (rows[0]) mostSimilar.set(word, rows[0].word);
    }
    return mostSimilar;
  });
}
