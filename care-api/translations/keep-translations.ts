import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { writeAudit } from '@/care-api/desk/audit';
import { requireMeantRows, whereUnder } from '@/care-api/desk/meant-rows';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { stillRightInput } from '@/lib/contract/translation';
import { translationResource } from './translation-resource';

const changedRow = z.object({ id: z.string(), was: z.string(), original: z.string() });

/** Their words are those of the texts as they are now. @throws Refusal 409 where there are others than were seen */
export async function keepTranslations(
  db: Db,
  { count, ...asked }: z.output<typeof stillRightInput>,
  caller: Account,
  now: Date,
): Promise<{ count: number }> {
  const { kind, list } = translationResource;
  const meant = await requireMeantRows(db, list, { ...asked, status: 'changed' });
  return db.transaction(async (tx) => {
    const rows = await readRows(
      tx,
      changedRow,
      sql`select id, was, original from ${list.from} where ${whereUnder(meant)} order by id`,
    );
    if (rows.length !== count) throw new Refusal(409, 'changedMeanwhile');
    await tx.execute(sql`
      update translations o set original = n.original, version = version + 1, updated_at = ${now.toISOString()}
      from json_to_recordset(${JSON.stringify(rows)}::json) n(id text, original text) where o.id = n.id`);
    const ids = rows.map(({ id }) => id);
    const before = Object.fromEntries(rows.map(({ id, was }) => [id, was]));
    const changes = { ids: [null, ids], original: [before, null] } satisfies Record<string, [unknown, unknown]>;
    await writeAudit(tx, { actor: caller, action: 'check.many', kind, objectId: '', changes }, now);
    return { count };
  });
}
