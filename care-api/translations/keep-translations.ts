import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';
import { providerTexts } from './provider-texts';

type Changed = { place: string; from: string; to: string };

/**
 * What stood for a text stands for it as it is said now; `place` is what `providerTexts` calls it. Where others still say
 * what it said, it stands for them too.
 */
export async function keepTranslations(tx: Writer, kind: string, changed: readonly Changed[]): Promise<void> {
  for (const { place, from, to } of changed) {
    const key = createHash('md5').update(`${kind} ${place}`).digest('hex');
    const others = sql`(select p.key from ${providerTexts} p where p.part = 'site' and p.original = ${from} limit 1)`;
    await tx.execute(sql`
      with standing as (
        select distinct on (language) language, words from translations
        where part = 'site' and original = ${from} and words <> '' order by language, updated_at desc)
      insert into translations (id, language, part, original, words)
      select language || '-' || ${key}, language, 'site', ${to}::text, words from standing
      union
      select language || '-' || other.key, language, 'site', ${from}::text, words from standing, ${others} other
      on conflict (id) do update
        set original = excluded.original, words = excluded.words, version = translations.version + 1, updated_at = now()`);
  }
}
