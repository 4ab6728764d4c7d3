import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { runs } from '@/care-api/database/schema/staff';
import type { Account } from '@/care-api/dependencies';
import { writeAudit } from './audit';
import type { Noun } from './noun';

export type Outcome = Pick<typeof runs.$inferSelect, 'changed' | 'conflicts' | 'refused'>;
type Deed = { noun: Noun; action: 'trash' | 'restore'; runId: number; caller: Account; now: Date };
type Wanted = { id: number; version: number | null };
type Held = { id: number; version: number; inTrash: boolean };

/** Some rows of a run in one transaction, with one row of the audit. `soFar` is what the run did before. */
export function changeBatch(db: Db, deed: Deed, wanted: readonly Wanted[], soFar: Outcome): Promise<Outcome> {
  const { noun, action, runId, caller, now } = deed;
  const table = sql.identifier(noun.table);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Held>(sql`
      select id, version, deleted_at is not null as "inTrash" from ${table}
      where id = any(${sql.param(wanted.map(({ id }) => id))}::int[]) order by id for update`);
    const outcome = judge(wanted, rows, action);
    const ids = outcome.changed.map(({ id }) => id);
    const [at, by] = action === 'trash' ? [now.toISOString(), caller.id] : [null, null];
    await tx.execute(sql`
      update ${table} set deleted_at = ${at}, deleted_by = ${by}, version = version + 1, updated_at = ${now.toISOString()}
      where id = any(${sql.param(ids)}::int[])`);
    await tx
      .update(runs)
      .set({
        changed: [...soFar.changed, ...outcome.changed],
        conflicts: [...soFar.conflicts, ...outcome.conflicts],
        refused: [...soFar.refused, ...outcome.refused],
      })
      .where(eq(runs.id, runId));
    if (ids.length > 0) {
      const told = { actor: caller, action: `${action}.many`, kind: noun.kind, objectId: '' };
      const isChecked = wanted.every(({ version }) => version !== null);
      await writeAudit(tx, { ...told, changes: { run: [null, runId], ids: [null, ids] }, checked: isChecked }, now);
    }
    return outcome;
  });
}

/** What becomes of each row: gone, or where it should go already; changed by somebody else since; or changed now. */
function judge(wanted: readonly Wanted[], held: readonly Held[], action: Deed['action']): Outcome {
  const rows = new Map(held.map((row) => [row.id, row]));
  const outcome: Outcome = { changed: [], conflicts: [], refused: [] };
  for (const { id, version } of wanted) {
    const row = rows.get(id);
    if (!row || row.inTrash === (action === 'trash')) outcome.refused.push({ id, reason: 'nothingHere' });
    else if (version !== null && version !== row.version) outcome.conflicts.push(id);
    else outcome.changed.push({ id, version: row.version + 1 });
  }
  return outcome;
}
