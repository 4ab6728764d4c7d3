import { and, desc, eq, sql } from 'drizzle-orm';
import { audit, auditPeople } from '@/care-api/database/schema/staff';
import { changedFields } from '@/care-api/kernel/changed';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { toReport } from '@/lib/contract/fault-words';
import { hasTrash } from '@/lib/contract/resources';
import { objectOf, writeAudit } from './audit';
import type { Changes } from './deed';
import type { Colleague } from './find-colleague';
import type { Kept, Wire } from './resource';

type Deed<W extends Wire, Id extends number | string> = {
  resource: Kept<W, Id>;
  caller: Account | null;
  action: AuditedAction;
  now: Date;
};
type ChangeOf<W extends Wire, Id extends number | string> = Deed<W, Id> & {
  id: Id;
  /** The version that the caller has seen; null when they did not say, left out where nobody is asked. */
  seen?: number | null;
  /** Of a row in the trash, not of one that is there for all. */
  inTrash?: boolean;
  /** What the audit is told beside the fields that differ. */
  told?: Readonly<Record<string, unknown>>;
  /** Holds other rows before this one, where all who change them must hold them in one order. */
  holdFirst?: (tx: Writer) => Promise<unknown>;
};

/** All or nothing. @throws Refusal 409 with the row as it is now when changed since, 403 when not the caller's work. */
export function changeRow<W extends Wire, Id extends number | string>(
  db: Db,
  change: ChangeOf<W, Id>,
  write: (tx: Writer, before: W) => Promise<unknown>,
): Promise<W | null> {
  const { resource, id, seen = null, caller, action, now } = change;
  return db.transaction(async (tx) => {
    await change.holdFirst?.(tx);
    if (!(await holdRow(tx, change))) return null;
    const [before] = await resource.read(tx, [id]);
    if (!before) return null;
    await requirePart(tx, resource, [id], caller);
    if (seen !== null && before.version !== seen) throw await refuseChange(tx, resource.kind, id, before);
    await write(tx, before);
    const table = sql.identifier(resource.table);
    await tx.execute(
      sql`update ${table} set version = version + 1, updated_at = ${now.toISOString()} where id = ${id}`,
    );
    const [after] = await resource.read(tx, [id]);
    if (after && !resource.isHandledAway) await requirePart(tx, resource, [id], caller);
    const noted = { kind: resource.kind, id, caller, action, now, told: change.told, checked: wasChecked(change) };
    await noteChange(tx, noted, toldOf(resource, before), toldOf(resource, after ?? {}));
    return after ?? before;
  });
}

function toldOf({ untold = [] }: Pick<Kept<Wire, number>, 'untold'>, row: Wire): Wire {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !untold.includes(field)));
}

/** `insert` answers its id. @throws Refusal 403 when it is not the caller's work. */
export function createRow<W extends Wire, Id extends number | string>(
  db: Db,
  { resource, caller, action, now }: Deed<W, Id>,
  insert: (tx: Writer) => Promise<Id | undefined>,
): Promise<W | null> {
  return db.transaction(async (tx) => {
    const id = await insert(tx);
    const [row] = id === undefined ? [] : await resource.read(tx, [id]);
    if (id === undefined || !row) return null;
    await requirePart(tx, resource, [id], caller);
    await noteChange(tx, { kind: resource.kind, id, caller, action, now }, {}, row);
    return row;
  });
}

function wasChecked({ seen }: Pick<ChangeOf<Wire, number>, 'seen'>): boolean | null {
  return seen === undefined ? null : seen !== null;
}

type Noted = Pick<Deed<Wire, number>, 'caller' | 'action' | 'now'> & {
  kind: string;
  id: number | string;
  told?: Readonly<Record<string, unknown>> | undefined;
  checked?: boolean | null;
};

/** `{}` for one that was not there before, or is not any more. */
export function noteChange(tx: Writer, noted: Noted, before: Wire, after: Wire): Promise<void> {
  const { kind, id, caller, action, now, checked = null } = noted;
  const told = Object.entries(noted.told ?? {}).map(([name, value]) => [name, [null, value]]);
  const changes: Changes = { ...compare(before, after), ...Object.fromEntries(told) };
  return writeAudit(tx, { actor: caller, action, kind, objectId: String(id), changes, checked }, now);
}

type Reader = Pick<Writer, 'execute'>;
type Parted = Pick<Kept<Wire, number>, 'table' | 'partOf'>;

export async function requirePart(
  tx: Reader,
  resource: Parted,
  ids: readonly (number | string)[],
  caller: Colleague | null,
) {
  const isTheirs = caller && resource.partOf?.(caller);
  if (!isTheirs) return;
  const { rows } = await tx.execute(
    sql`select t.id from ${sql.identifier(resource.table)} t where t.id in ${ids} and not ${isTheirs} limit 1`,
  );
  if (rows.length > 0) throw new Refusal(403, 'roleMissing');
}

type Held = { resource: Pick<Kept<Wire, number>, 'kind' | 'table'>; id: number | string; inTrash?: boolean };

async function holdRow(tx: Writer, { resource, id, inTrash = false }: Held): Promise<boolean> {
  const isThere = !hasTrash(resource.kind)
    ? sql`true`
    : inTrash
      ? sql`deleted_at is not null`
      : sql`deleted_at is null`;
  const { rows } = await tx.execute(
    sql`select id from ${sql.identifier(resource.table)} where id = ${id} and ${isThere} for no key update`,
  );
  return rows.length > 0;
}

export async function refuseChange(tx: Writer, kind: string, id: number | string, current: Wire): Promise<Refusal> {
  const [last] = await tx
    .select({ at: audit.at, name: auditPeople.name })
    .from(audit)
    .leftJoin(auditPeople, eq(auditPeople.token, audit.actor))
    .where(and(eq(audit.kind, kind), eq(audit.objectId, await objectOf(tx, kind, String(id)))))
    .orderBy(desc(audit.id))
    .limit(1);
  // It may have been whom nobody is to know.
  const changedBy = current.isAnonymous === true ? '' : (last?.name ?? '');
  const told = { current, changedBy, changedAt: last?.at.toISOString() ?? '' };
  return new Refusal(409, { ...toReport('changedMeanwhile'), ...told });
}

const countedOn = ['version', 'updatedAt'];

export function compare(before: Wire, after: Wire): Changes {
  const asText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const told = changedFields(before, after, asText).filter((field) => !countedOn.includes(field));
  return Object.fromEntries(told.map((field) => [field, [before[field] ?? null, after[field] ?? null]]));
}
