import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { runs } from '@/care-api/database/schema/staff';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { AuditAction } from '@/lib/contract/audit-actions';
import { writeAudit } from './audit';
import { carryCopies, holdCopies } from './carry-copies';
import type { Changes } from './deed';
import type { Listed } from './resource';
import type { RowAction, Was } from './row-action';

const heldRow = z.object({ id: z.number(), version: z.number(), inTrash: z.boolean(), isTheirs: z.boolean() });

export type Outcome = Pick<typeof runs.$inferSelect, 'changed' | 'conflicts' | 'refused'>;
export type Deed = {
  resource: Listed;
  action: RowAction;
  name: AuditAction;
  value: string;
  text: string;
  /** Whether the versions were checked that the caller had seen; null for rows of a query, which nobody has seen. */
  checked: boolean | null;
  runId: number;
  caller: Account;
  now: Date;
  siteUrl: string;
};
type Wanted = { id: number; version: number | null };
type Held = z.output<typeof heldRow>;
type Judged = Omit<Outcome, 'changed'> & { may: Map<number, Held> };

/** In one transaction, with one row of the audit. What the run did before stays as it is by now: somebody may have been erased. */
export function changeBatch(db: Db, deed: Deed, wanted: readonly Wanted[]): Promise<Outcome> {
  const { action, name, value, runId, caller, now } = deed;
  return db.transaction(async (tx) => {
    const { may, ...outcome } = judge(wanted, await holdRows(tx, deed, wanted), action.isOfTrash === true);
    const { changed, refused } = await change(tx, deed, [...may.keys()]);
    const done = { ...outcome, changed: changed.map(({ id, was }) => ({ id, version: versionOf(may, id) + 1, was })) };
    done.refused = [...outcome.refused, ...refused];
    await countOn(tx, deed, changed);
    await tx
      .update(runs)
      .set({
        changed: added(runs.changed, done.changed),
        conflicts: added(runs.conflicts, done.conflicts),
        refused: added(runs.refused, done.refused),
      })
      .where(eq(runs.id, runId));
    if (changed.length > 0) {
      const told = { actor: caller, action: `${name}.many` as const, kind: deed.resource.kind, objectId: '' };
      const ids = changed.map(({ id }) => id);
      const before = Object.fromEntries(changed.map(({ id, was }) => [id, was]));
      const changes: Changes = { run: [null, runId], ids: [null, ids], ...(value && { value: [before, value] }) };
      await writeAudit(tx, { ...told, changes, checked: deed.checked }, now);
    }
    return done;
  });
}

function added(column: PgColumn, more: readonly unknown[]) {
  return sql`${column} || ${JSON.stringify(more)}::jsonb`;
}

async function holdRows(tx: Writer, { resource, action, caller }: Deed, wanted: readonly Wanted[]): Promise<Held[]> {
  const ids = wanted.map(({ id }) => id);
  if (action.leavesWords) await holdCopies(tx, resource.kind, ids);
  const rows = await readRows(
    tx,
    heldRow,
    sql`
    select id, version, ${resource.hasNoTrash ? sql`false` : sql`deleted_at is not null`} as "inTrash", ${resource.partOf?.(caller) ?? sql`true`} as "isTheirs"
    from ${sql.identifier(resource.table)} t
    where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
  );
  return rows;
}

/** What becomes of each row: gone, or where the action is not for; somebody else's; changed since; or it may go on. */
function judge(wanted: readonly Wanted[], held: readonly Held[], isOfTrash: boolean): Judged {
  const rows = new Map(held.map((row) => [row.id, row]));
  const judged: Judged = { may: new Map(), conflicts: [], refused: [] };
  for (const { id, version } of wanted) {
    const row = rows.get(id);
    if (!row || row.inTrash !== isOfTrash) judged.refused.push({ id, reason: 'nothingHere' });
    else if (!row.isTheirs) judged.refused.push({ id, reason: 'roleMissing' });
    else if (version !== null && version !== row.version) judged.conflicts.push(id);
    else judged.may.set(id, row);
  }
  return judged;
}

/** Rows that would not be the caller's work any more are put back. */
async function change(tx: Writer, deed: Deed, ids: readonly number[]) {
  if (ids.length === 0) return { changed: [], refused: [] };
  const { resource, action, value, caller } = deed;
  const told = { ...deed, table: sql`${sql.identifier(resource.table)}` };
  const { changed, refused = [] } = await action.change(tx, ids, value, told);
  const lost = new Set(await listLost(tx, resource, changed, caller));
  const outside = changed.filter(({ id }) => lost.has(id));
  if (outside.length > 0) await action.putBack(tx, outside, told);
  const known = new Set([...changed, ...refused].map(({ id }) => id));
  return {
    changed: changed.filter(({ id }) => !lost.has(id)),
    refused: [
      ...refused,
      ...outside.map(({ id }) => ({ id, reason: 'roleMissing' })),
      ...ids.flatMap((id) => (known.has(id) ? [] : [{ id, reason: 'soAlready' }])),
    ],
  };
}

async function listLost(tx: Writer, resource: Listed, rows: readonly Was[], caller: Account): Promise<number[]> {
  const isTheirs = resource.partOf?.(caller);
  if (!isTheirs || resource.isHandledAway || rows.length === 0) return [];
  const ids = sql.param(rows.map(({ id }) => id));
  const lost = await readRows(
    tx,
    idRow,
    sql`select id from ${sql.identifier(resource.table)} t where id = any(${ids}::int[]) and not ${isTheirs}`,
  );
  return lost.map(({ id }) => id);
}

function versionOf(rows: ReadonlyMap<number, Held>, id: number): number {
  return rows.get(id)?.version ?? 0;
}

async function countOn(tx: Writer, { resource, action, now }: Deed, changed: readonly Was[]): Promise<void> {
  const ids = sql.param(changed.map(({ id }) => id));
  if (action.leavesWords) await carryCopies(tx, resource.kind, resource.table, sql`t.id = any(${ids}::int[])`);
  await tx.execute(sql`
    update ${sql.identifier(resource.table)} set version = version + 1, updated_at = ${now.toISOString()}
    where id = any(${ids}::int[])`);
}
