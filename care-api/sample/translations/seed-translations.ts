import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';
import { providerTexts } from '@/care-api/translations/provider-texts';
import ar from './ar.json';
import da from './da.json';
import de from './de.json';
import el from './el.json';
import es from './es.json';
import fr from './fr.json';
import hu from './hu.json';
import it from './it.json';
import ja from './ja.json';
import nl from './nl.json';
import pl from './pl.json';
import pt from './pt.json';
import ru from './ru.json';
import sk from './sk.json';
import sv from './sv.json';
import tr from './tr.json';
import zh from './zh.json';

export const sampleTranslations = { ar, da, de, el, es, fr, hu, it, ja, nl, pl, pt, ru, sk, sv, tr, zh };

const words = sql`(
  select l.language, w.original, w.words
  from json_each(${JSON.stringify(sampleTranslations)}::json) l(language, texts), json_each_text(l.texts) w(original, words))`;

export async function seedTranslations(tx: Writer): Promise<void> {
  await tx.execute(sql`
    insert into translations (id, language, part, original, words)
    select s.language || '-' || p.key, s.language, p.part, p.original, s.words
    from ${providerTexts} p join ${words} s on s.original = p.original
    on conflict do nothing`);
}

export async function removeTranslations(tx: Writer): Promise<void> {
  await tx.execute(sql`
    delete from translations t using ${words} s
    where s.language = t.language and s.original = t.original and s.words = t.words
      and not exists (select from ${providerTexts} p where t.id = t.language || '-' || p.key)`);
}
