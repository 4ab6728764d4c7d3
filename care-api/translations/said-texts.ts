import { type SQL, sql } from 'drizzle-orm';
import { idleMarks, marks } from '@/lib/contract/same-words';
import { providerTexts } from './provider-texts';

const isExact = sql`t.original = p.original`;

/**
 * Each text of the provider with the words it has in a language: those of its very letters first, then the newest of what
 * says the same. Without marks all are compared at once, and by the rule the few that are the same so.
 */
export const saidTexts = sql`(
  select distinct on (p.part, p.original, t.language) p.part, p.original, p.is_public, t.language, t.words
  from (select part, original, bool_or(is_public) as is_public from ${providerTexts} every group by part, original) p
  join (
    select distinct on (language, part, original) language, part, original, words, updated_at from translations
    where words <> '' order by language, part, original, updated_at desc
  ) t on t.part = p.part and ${withoutMarks(sql`t.original`)} = ${withoutMarks(sql`p.original`)}
    and (${isExact} or ${wordsOf(sql`t.original`)} = ${wordsOf(sql`p.original`)})
  order by p.part, p.original, t.language, ${isExact} desc, t.updated_at desc)`;

function withoutMarks(text: SQL): SQL {
  return sql`translate(lower(${text}), ${marks}::text, '')`;
}

/** As `isSameWords` compares them. */
function wordsOf(text: SQL): SQL {
  return sql`regexp_replace(lower(${text}), ${idleMarks}::text, '', 'g')`;
}
