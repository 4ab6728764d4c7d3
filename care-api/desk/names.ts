import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '@/care-api/database/escape-like';
import { foldName, isName } from '@/lib/contract/fold-name';

/** Whether a text has a word as it was typed; '&' is 'and', and two or three letters may be words of one letter: 'hh', 'H and H'. */
export function hasWord(text: SQL, word: string): SQL {
  if (word === '&' || word === 'and') return sql`(${text} like '%&%' or ${text} like '%and%')`;
  const has = sql`${text} like ${`%${escapeLike(word)}%`}`;
  if (!/^[a-z]{2,3}$/.test(word)) return has;
  return sql`(${has} or ${text} ~ ${`(^|[^[:alnum:]])${[...word].join('[. ]*(&|and)?[. ]*')}([^[:alnum:]]|$)`})`;
}

/**
 * A text in which names are looked for as `foldName` folds them, also where they are written as one word. The indexes of
 * `names` in the schema have it to the letter.
 */
export function asName(text: SQL): SQL {
  return sql`(plain_name(${text}) || ' ' || replace(plain_name(${text}), ' ', ''))`;
}

export function nameWords(q: string): string[] {
  return foldName(q).split(' ').filter(Boolean);
}

/**
 * Whether something is called so by its `names`, some words of it perhaps standing in the rest of its text; null where no
 * index helps: of one or two letters `hasWord` knows enough.
 */
export function isNamed(q: string, names: SQL, text: SQL): SQL | null {
  const words = nameWords(q);
  if (!isName(q) || !words.some((word) => word.length > 2)) return null;
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  const has = patterns.map((like) => sql`(${names} like ${like} or ${text} like ${like})`);
  return sql`(${sql.join(has, sql` and `)})`;
}
