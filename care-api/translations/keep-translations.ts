import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { writeAudit } from '@/care-api/desk/audit';
import { requireMeantRows, whereUnder } from '@/care-api/desk/meant-rows';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { outOfDateAnswer, outOfDateQuery, stillRightInput } from '@/lib/contract/translation';
import { translationResource as resource } from './translation-resource';

const changedRow = z.object({ id: z.string(), was: z.string(), original: z.string() });
type ChangedRow = z.output<typeof changedRow>;

type Narrowed = z.output<typeof outOfDateQuery>;

/** What `keepTranslations` is sent: those that are out of date, as they are now. */
export async function getOutOfDate(db: Db, asked: Narrowed): Promise<z.output<typeof outOfDateAnswer>> {
  const rows = await readRows(db, changedRow, await outOfDate(db, asked));
  return { count: rows.length, mark: markOf(rows) };
}

/** Their words are those of the texts as they are now. @throws Refusal 409 where these are others than were seen */
export async function keepTranslations(
  db: Db,
  { mark, ...asked }: z.output<typeof stillRightInput>,
  caller: Account,
  now: Date,
): Promise<{ count: number }> {
  const meant = await outOfDate(db, asked);
  return db.transaction(async (tx) => {
    const rows = await readRows(tx, changedRow, meant);
    if (rows.length === 0 || markOf(rows) !== mark) throw new Refusal(409, 'changedMeanwhile');
    await tx.execute(sql`
      update translations o set original = n.original, version = version + 1, updated_at = ${now.toISOString()}
      from json_to_recordset(${JSON.stringify(rows)}::json) n(id text, original text) where o.id = n.id`);
    const ids = rows.map(({ id }) => id);
    const before = Object.fromEntries(rows.map(({ id, was }) => [id, was]));
    const changes = { ids: [null, ids], original: [before, null] } satisfies Record<string, [unknown, unknown]>;
    await writeAudit(tx, { actor: caller, action: 'check.many', kind: resource.kind, objectId: '', changes }, now);
    return { count: rows.length };
  });
}

async function outOfDate(db: Db, asked: Narrowed): Promise<SQL> {
  const { list } = resource;
  const meant = await requireMeantRows(db, list, { ...asked, status: 'changed' });
  return sql`select id, was, original from ${list.from} where ${whereUnder(meant)} order by id`;
}

function markOf(rows: readonly ChangedRow[]): string {
  const seen = JSON.stringify(rows.map(({ id, original }) => [id, original]));
  return createHash('sha256').update(seen).digest('base64url');
}
