import { sql } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import type { Account } from '@/care-api/dependencies';
import { writeAudit } from './audit';
import type { Noun } from './noun';

/** Puts rows in an order; those that are not named stay behind them. @throws Refusal 422 for a row that is not there. */
export function orderRows(db: Db, noun: Noun, ids: readonly number[], caller: Account, now: Date) {
  const table = sql.identifier(noun.table);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from ${table} where deleted_at is null order by position, id for update`,
    );
    const before = rows.map(({ id }) => id);
    const named = new Set(ids);
    const there = new Set(before);
    if ([...named].some((id) => !there.has(id))) throw new Refusal(422, 'problem', { ids: 'namesNothing' });
    const after = [...named, ...before.filter((id) => !named.has(id))];
    await tx.execute(sql`
      update ${table} t set position = wanted.place
      from unnest(${sql.param(after)}::int[]) with ordinality as wanted(id, place)
      where t.id = wanted.id and t.position <> wanted.place`);
    const deed = { actor: caller, action: 'order', kind: noun.kind, objectId: '', checked: null };
    await writeAudit(tx, { ...deed, changes: { order: [before, after] } }, now);
    return { ids: after };
  });
}
