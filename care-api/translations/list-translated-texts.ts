import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '@/care-api/kernel/db';
import type { translatedTexts } from '@/lib/contract/translation';
import { providerTexts } from './provider-texts';

type TranslatedText = z.input<typeof translatedTexts>[number];

/** Of one part of the site, as visitors read it. */
export async function listTranslatedTexts(db: Db, language: string, part: string): Promise<TranslatedText[]> {
  const { rows } = await db.execute<TranslatedText>(sql`
    select t.original, t.words from translations t
    where t.language = ${language} and t.part = ${part} and t.words <> '' and t.original in (
      select p.original from ${providerTexts} p where p.part = ${part} and p.is_public)
    order by t.updated_at`);
  return rows;
}
