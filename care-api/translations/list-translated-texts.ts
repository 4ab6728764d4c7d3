import { sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { translatedTexts } from '@/lib/contract/translation';
import { providerTexts } from './provider-texts';

/** Of one part of the site, as visitors read it. */
export async function listTranslatedTexts(db: Db, language: string, part: string) {
  return readRows(
    db,
    translatedTexts.element,
    sql`
    select t.original, t.words from translations t
    where t.language = ${language} and t.part = ${part} and t.words <> '' and t.original in (
      select p.original from ${providerTexts} p where p.part = ${part} and p.is_public)
    order by t.updated_at`,
  );
}
