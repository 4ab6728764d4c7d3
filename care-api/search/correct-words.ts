import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import type { Writer } from '@/care-api/listings/write-listings';
import { searchTerms } from '@/lib/contract/listing-query';
import { rankWords } from './rank-words';

/** How alike two words must be to be taken for each other, of 1: 'demntia' and 'dementia' are 0.55. */
const leastLikeness = 0.3;
/** Texts looked at for each word, the likest first. */
const textsRead = 40;

/**
 * The search that was probably meant: each word that no listing holds is replaced by the likest one that some do. Null
 * when every word is known, or nothing is like the unknown ones.
 */
export async function correctWords(db: Db, q: string): Promise<string | null> {
  const words: string[] = [];
  const terms = searchTerms(q);
  for (const term of terms) {
    const isKnown = (await rankWords(db, term))?.size !== 0;
    const word = isKnown ? term : await findLikest(db, term);
    if (word === null) return null;
    words.push(word);
  }
  return words.every((word, index) => word === terms[index]) ? null : words.join(' ');
}

async function findLikest(db: Db, term: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    // What `<%` asks for; the trigram indexes answer it.
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`);
    const [likest] = await listAlike(tx, term);
    return likest?.word ?? null;
  });
}

/** Of words equally alike the commoner one stands first: directories hold slips of the finger too. */
async function listAlike(tx: Pick<Writer, 'execute'>, term: string): Promise<{ word: string }[]> {
  const texts = ['search_title', 'search_place', 'search_category'].map((name) => {
    const column = sql.identifier(name);
    return sql`(select ${column} as text from listings where ${term} <% ${column}
      order by word_similarity(${term}, ${column}) desc limit ${textsRead})`;
  });
  const { rows } = await tx.execute<{ word: string }>(sql`
    select word from (
      select word, count(*) as times
      from (${sql.join(texts, sql` union all `)}) found, regexp_split_to_table(found.text, '[^[:alnum:]]+') as word
      group by word
    ) words
    where similarity(word, ${term}) >= ${leastLikeness}
    order by similarity(word, ${term}) desc, times desc, word limit 1`);
  return rows;
}
