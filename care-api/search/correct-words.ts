import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { searchTerms } from '@/lib/contract/listing-query';
import { findMostSimilar, type Vocabulary } from './find-most-similar';
import { rankWords } from './rank-words';

/** Texts looked at for each word and field, the most similar first. */
const textsRead = 40;

/** 'demntia' and 'dementia' are 0.55 alike. */
const ofListings: Vocabulary = { textLikeness: 0.4, wordLikeness: 0.3, textsLike };

/**
 * The search that was probably meant: each word that no listing holds is replaced by the most similar one that some do. Null
 * when every word is known, or nothing is like one of the unknown ones.
 */
export async function correctWords(db: Db, q: string): Promise<string | null> {
  const terms = searchTerms(q);
  const unknown: string[] = [];
  for (const term of terms) if ((await rankWords(db, term))?.size === 0) unknown.push(term);
  if (unknown.length === 0) return null;
  const mostSimilar = await findMostSimilar(db, unknown, ofListings);
  return mostSimilar.size < unknown.length ? null : terms.map((term) => mostSimilar.get(term) ?? term).join(' ');
}

function textsLike(word: string) {
  const texts = ['search_title', 'search_place', 'search_category'].map((name) => {
    const column = sql.identifier(name);
    return sql`(select ${column} as text from listings where ${word} <% ${column}
      order by word_similarity(${word}, ${column}) desc limit ${textsRead})`;
  });
  return sql.join(texts, sql` union all `);
}
