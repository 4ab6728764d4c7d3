import { sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { translatedTexts } from '@/lib/contract/translation';
import { providerTexts } from './provider-texts';
import { isSameWords } from './same-words';

/** Of one part of the site, as visitors read it; of two for one text the last one counts. */
export async function listTranslatedTexts(db: Db, language: string, part: string) {
  return readRows(
    db,
    translatedTexts.element,
    sql`
    with shown as (select p.key, p.original from ${providerTexts} p where p.part = ${part} and p.is_public),
      told as (
        select t.id, t.original, t.words, t.updated_at from translations t
        where t.language = ${language} and t.part = ${part} and t.words <> '')
    select original, words from (
      select t.original, t.words, t.updated_at, true as is_exact from told t
      where t.original in (select s.original from shown s)
      union all
      select s.original, t.words, t.updated_at, false from told t join shown s on t.id = ${`${language}-`} || s.key
      where t.original <> s.original and ${isSameWords(sql`t.original`, sql`s.original`)}) found
    order by is_exact, updated_at`,
  );
}
