import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { translations } from '@/care-api/database/schema/translations';
import { changeRow, refuseChange } from '@/care-api/desk/change-row';
import { getRow } from '@/care-api/desk/get-row';
import type { TellingOf } from '@/care-api/desk/telling';
import type { Db } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { toFault } from '@/lib/contract/faults';
import { longestTranslation, type translationInput } from '@/lib/contract/translation';
import { translationResource as resource } from './translation-resource';

type Input = z.output<typeof translationInput>;

/** A form sends each line break as it likes. */
const linesOf = (text: string) => text.replace(/\r\n?/g, '\n');

/** @throws Refusal 422 for too many words, 409 where the original is another one by now */
export async function updateTranslation(db: Db, { words, original }: Input, context: TellingOf<string>) {
  const { id } = context;
  const text = await getRow(db, resource, id);
  if (!text) return null;
  if (!text.isHtml && words.length > longestTranslation) {
    throw new Refusal(422, 'problem', { words: toFault('textTooLong', { max: longestTranslation }) });
  }
  const { language, part } = text;
  await db.insert(translations).values({ id, language, part }).onConflictDoNothing();
  return changeRow(db, { resource, action: 'update', ...context }, async (tx, before) => {
    if (original !== undefined && linesOf(original) !== linesOf(before.original))
      throw await refuseChange(tx, resource.kind, id, before);
    await tx
      .update(translations)
      .set({ words, original: words === '' ? '' : before.original })
      .where(eq(translations.id, id));
  });
}
