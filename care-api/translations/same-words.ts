import { type SQL, sql } from 'drizzle-orm';

/** Whether a text says what it said, but for a comma or a space: what it was translated to still holds. Numbers keep their signs. */
export function isSameWords(one: SQL, other: SQL): SQL {
  return sql`${wordsOf(one)} = ${wordsOf(other)}`;
}

const mark = `[.,;:''"“”‘’–—-]`;
const marks = sql.raw(`'(?<![0-9])${mark}|${mark}(?![0-9])'`);

function wordsOf(text: SQL): SQL {
  return sql`btrim(regexp_replace(regexp_replace(${text}, ${marks}, '', 'g'), '\\s+', ' ', 'g'))`;
}
