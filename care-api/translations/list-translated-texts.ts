import { sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { translatedTexts } from '@/lib/contract/translation';
import { saidTexts } from './said-texts';

/** Of one part of the site, as visitors read it. */
export async function listTranslatedTexts(db: Db, language: string, part: string) {
  return readRows(
    db,
    translatedTexts.element,
    sql`select original, words from ${saidTexts} said where language = ${language} and part = ${part} and is_public`,
  );
}
