import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { runs } from '@/care-api/database/schema/staff';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hasTrash } from '@/lib/contract/resources';
import { writeAudit } from './audit';
import type { Listed } from './resource';

export type Ordered = Pick<Listed, 'kind' | 'table' | 'list' | 'place'>;

/** Those that are not named stay behind them. @throws Refusal 422 for a row that is not there. */
export function orderRows(db: Db, resource: Ordered, ids: readonly number[], caller: Account, now: Date) {
  return db.transaction(async (tx) => {
    const { before, after } = await putInOrder(tx, resource, ids, { caller, now, isUndo: false });
    const changed = before.map((id) => ({ id, version: 0 }));
    const done = {
      kind: resource.kind,
      action: 'order',
      total: after.length,
      changed,
      createdAt: now,
      finishedAt: now,
    };
    const [run] = await tx
      .insert(runs)
      .values({ ...done, accountId: caller.id })
      .returning({ id: runs.id });
    return { ids: after, run: run?.id };
  });
}

type Run = typeof runs.$inferSelect;

/** What has gone since is left out, what is new stays behind. @throws Refusal 409 where ordered anew since. */
export async function undoOrder(tx: Writer, resource: Ordered, run: Run, caller: Account, now: Date): Promise<void> {
  const isLater = and(eq(runs.kind, run.kind), eq(runs.action, 'order'), gt(runs.id, run.id), isNull(runs.undoneAt));
  const later = await tx.select({ id: runs.id }).from(runs).where(isLater).limit(1);
  if (later.length > 0) throw new Refusal(409, 'orderedSince');
  const ids = run.changed.map(({ id }) => id);
  await putInOrder(tx, resource, ids, { caller, now, isUndo: true });
}

type Ordering = { caller: Account; now: Date; isUndo: boolean };

async function putInOrder(tx: Writer, resource: Ordered, ids: readonly number[], { caller, now, isUndo }: Ordering) {
  const table = sql.identifier(resource.table);
  const isThere = hasTrash(resource.kind) ? sql`t.deleted_at is null` : sql`true`;
  // As everybody sees them, which is more than their numbers where nobody has ordered them yet.
  const by = resource.place ?? resource.list.sorts.position?.by ?? sql`t.position`;
  const rows = await readRows(
    tx,
    idRow,
    sql`select t.id from ${table} t where ${isThere} order by ${by}, t.id for update`,
  );
  const before = rows.map(({ id }) => id);
  const there = new Set(before);
  const named = new Set(isUndo ? ids.filter((id) => there.has(id)) : ids);
  if ([...named].some((id) => !there.has(id))) throw new Refusal(422, 'problem', { ids: 'namesNothing' });
  const after = [...named, ...before.filter((id) => !named.has(id))];
  await tx.execute(sql`
    update ${table} t set position = wanted.place
    from unnest(${sql.param(after)}::int[]) with ordinality as wanted(id, place)
    where t.id = wanted.id and t.position <> wanted.place`);
  const deed = { actor: caller, action: 'order' as const, kind: resource.kind, objectId: '' };
  await writeAudit(tx, { ...deed, changes: { order: [before, after] } }, now);
  return { before, after };
}
