import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { translations } from '@/care-api/database/schema/translations';
import { changeRow, refuseChange } from '@/care-api/desk/change-row';
import { openStaffList } from '@/care-api/desk/staff-list';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { providerTexts } from '@/care-api/translations/provider-texts';
import { translationNoun as noun } from '@/care-api/translations/translation-noun';
import { endpoints } from '@/lib/contract/endpoints';
import { toFault } from '@/lib/contract/faults';
import { longestTranslation, type translatedTexts } from '@/lib/contract/translation';

export function translationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const find = openStaffList(noun.list);
  route(app, deps, endpoints.listTranslatedTexts, async ({ params: { language, part } }) => {
    const { rows } = await db.execute<z.input<typeof translatedTexts>[number]>(sql`
      select t.original, t.words from translations t
      where t.language = ${language} and t.part = ${part} and t.words <> '' and t.original in (
        select p.original from ${providerTexts} p where p.part = ${part} and p.is_public)
      order by t.updated_at`);
    return rows;
  });
  route(app, deps, endpoints.listTranslations, async ({ query }) => {
    const { ids, ...page } = await find(db, query);
    return { items: await noun.read(db, ids), ...page };
  });
  route(app, deps, endpoints.getTranslation, async ({ params: { id } }) => (await noun.read(db, [id]))[0] ?? null);
  route(
    app,
    deps,
    endpoints.updateTranslation,
    async ({ params: { id }, body: { words, original }, account, seen }) => {
      const [text] = await noun.read(db, [id]);
      if (!text) return null;
      if (!text.isHtml && words.length > longestTranslation) {
        throw new Refusal(422, 'problem', { words: toFault('textTooLong', { max: longestTranslation }) });
      }
      const { language, part } = text;
      await db.insert(translations).values({ id, language, part }).onConflictDoNothing();
      return changeRow(
        db,
        { noun, id, seen, caller: signedIn(account), action: 'update', now: deps.now() },
        async (tx, before) => {
          if (original !== undefined && original !== before.original)
            throw await refuseChange(tx, noun.kind, id, before);
          await tx
            .update(translations)
            .set({ words, original: words === '' ? '' : before.original })
            .where(eq(translations.id, id));
        },
      );
    },
  );
}
