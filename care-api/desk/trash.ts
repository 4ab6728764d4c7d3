import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { eachByItself } from '@/care-api/kernel/each-by-itself';
import { Refusal } from '@/care-api/kernel/refusal';
import { mayKeep, rowOf } from '@/lib/contract/resources';
import { type TrashItem, trashDays, trashItemSchema, type trashQuery } from '@/lib/contract/trash';
import { writeAudit } from './audit';
import { carryCopies, holdCopies } from './carry-copies';
import { changeRow, noteChange } from './change-row';
import { openStaffList } from './find-page';
import { forgetRowsInAudit } from './forget-in-audit';
import type { Kept, Resource, Wire } from './resource';
import { listKept } from './row-action';
import type { StaffList } from './staff-list';

const trashRow = trashItemSchema.omit({ goesAt: true });

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;
type Trashed<W extends Wire> = Kept<W, number> & Pick<Resource<W>, 'intoTrash' | 'isKept'>;
type Context = { caller: Account; id: number; seen: number | null; now: Date };

/** @throws Refusal 409 for what must be kept, as below. */
export function moveToTrash<W extends Wire>(
  db: Db,
  resource: Trashed<W>,
  { now, ...told }: Context,
): Promise<W | null> {
  const holdFirst = (tx: Writer) => holdCopies(tx, resource.kind, [told.id]);
  return changeRow(db, { resource, action: 'trash', now, holdFirst, ...told }, async (tx) => {
    await requireFree(tx, resource, told.id);
    await carryCopies(tx, resource.kind, resource.table, sql`t.id = ${told.id}`);
    await tx.execute(sql`
      update ${sql.identifier(resource.table)} set deleted_at = ${now.toISOString()}, deleted_by = ${told.caller.id}
      where id = ${told.id}`);
    await resource.intoTrash?.(tx, [told.id]);
  });
}

export function restoreFromTrash<W extends Wire>(db: Db, resource: Resource<W>, told: Context): Promise<W | null> {
  const holdFirst = (tx: Writer) => holdCopies(tx, resource.kind, [told.id]);
  return changeRow(db, { resource, action: 'restore', inTrash: true, holdFirst, ...told }, async (tx) => {
    await carryCopies(tx, resource.kind, resource.table, sql`t.id = ${told.id}`);
    await tx.execute(
      sql`update ${sql.identifier(resource.table)} set deleted_at = null, deleted_by = null where id = ${told.id}`,
    );
    await resource.backFromTrash?.(tx, [told.id]);
  });
}

export async function deleteFromTrash(
  deps: Deps,
  resource: Resource,
  { id, caller, now }: Omit<Context, 'seen'>,
): Promise<{ id: number } | null> {
  const pictures: string[] = [];
  const gone = await deps.database.db.transaction(async (tx) => {
    const [before] = await resource.read(tx, [id]);
    await requireFree(tx, resource, id);
    pictures.push(...((await resource.picturesOf?.(tx, [id])) ?? []));
    await resource.beforeGone?.(tx, [id]);
    const { rows } = await tx.execute(
      sql`delete from ${sql.identifier(resource.table)} where id = ${id} and deleted_at is not null returning id`,
    );
    if (!before || rows.length === 0) return null;
    const { isPersonal } = rowOf(resource.kind);
    const told = isPersonal ? {} : before;
    if (isPersonal) await forgetRowsInAudit(tx, resource.kind, [id]);
    await noteChange(tx, { kind: resource.kind, id, caller, action: 'delete', now }, told, {});
    return { id };
  });
  if (gone) await deleteUnusedPictures(deps, pictures);
  return gone;
}

async function requireFree(tx: Writer, resource: Pick<Resource, 'table' | 'isKept'>, id: number): Promise<void> {
  if ((await listKept(tx, resource, [id])).length > 0) throw new Refusal(409, 'keptAtRisk');
}

const rowsAtOnce = 1_000;

/** @throws what failed last; the other kinds are emptied all the same */
export function emptyTrash(
  { isStopping = () => false, ...deps }: Deps & { isStopping?: () => boolean },
  resources: readonly Resource[],
  now: Date,
): Promise<void> {
  return eachByItself(resources, async (resource) => {
    let some = rowsAtOnce;
    while (some === rowsAtOnce && !isStopping()) some = await emptySome(deps, resource, now);
  });
}

async function emptySome(
  deps: Deps,
  { kind, table, picturesOf, beforeGone, isKept = sql`false` }: Resource,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - trashDays * 86_400_000).toISOString();
  const name = sql.identifier(table);
  const pictures: string[] = [];
  const count = await deps.database.db.transaction(async (tx) => {
    const rows = await readRows(
      tx,
      idRow,
      sql`
      select id from ${name} t where deleted_at < ${before} and not ${isKept} order by id limit ${rowsAtOnce} for update`,
    );
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    pictures.push(...((await picturesOf?.(tx, ids)) ?? []));
    await beforeGone?.(tx, ids);
    await tx.execute(sql`delete from ${name} where id = any(${sql.param(ids)}::int[])`);
    if (rowOf(kind).isPersonal) await forgetRowsInAudit(tx, kind, ids);
    const deed = { actor: null, action: 'trash.emptied' as const, kind, objectId: '' };
    await writeAudit(tx, { ...deed, changes: { ids: [ids, null] } }, now);
    return rows.length;
  });
  await deleteUnusedPictures(deps, pictures);
  return count;
}

export function openTrash(db: Db, resources: readonly Resource[]) {
  const everything = allTrash(resources);
  const find = openStaffList(listOf(resources, everything));
  return async (caller: Account, { kind, ...asked }: z.output<typeof trashQuery>) => {
    const theirs = resources.filter((resource) => mayKeep(resource.kind, caller));
    const parts = theirs.map((resource) => partOfTrash(resource, caller));
    const where = sql`(${sql.join([sql`false`, ...parts], sql` or `)})`;
    const scope = { name: JSON.stringify([caller.id, caller.isAdmin, caller.roles]), where };
    const { ids, counts, ...page } = await find(db, { ...asked, status: kind ?? 'all' }, scope);
    return { items: ids.length > 0 ? await readItems(db, everything, ids) : [], ...page, counts };
  };
}

function partOfTrash({ kind, table, partOf }: Resource, caller: Account): SQL {
  const isTheirs = partOf?.(caller);
  if (!isTheirs) return sql`t.kind = ${kind}`;
  const ids = sql`select t.id from ${sql.identifier(table)} t where t.deleted_at is not null and ${isTheirs}`;
  return sql`(t.kind = ${kind} and t.id in (${ids}))`;
}

function allTrash(resources: readonly Resource[]): SQL {
  return sql`(${sql.join(
    resources.map(
      ({ kind, table, title }) => sql`
      select ${kind}::text || '/' || t.id::text as key, ${kind}::text as kind, t.id, ${title} as title,
        t.deleted_at, t.deleted_by
      from ${sql.identifier(table)} t where t.deleted_at is not null`,
    ),
    sql` union all `,
  )})`;
}

function listOf(resources: readonly Resource[], everything: SQL): StaffList {
  return {
    from: sql`${everything} t`,
    id: sql`t.key`,
    idType: 'text',
    sorts: { deleted: { by: sql`t.deleted_at`, type: 'timestamptz' } },
    statuses: {
      all: sql`true`,
      ...Object.fromEntries(resources.map(({ kind }) => [kind, sql`t.kind = ${kind}`])),
    },
    text: sql`lower(t.title)`,
    when: sql`t.deleted_at`,
    owner: sql`t.deleted_by`,
  };
}

async function readItems(db: Db, everything: SQL, keys: readonly string[]): Promise<TrashItem[]> {
  const wanted = sql.param([...keys]);
  const rows = await readRows(
    db,
    trashRow,
    sql`
    select t.kind, t.id, t.title, coalesce(a.username, '') as "deletedBy",
      to_char(t.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedAt"
    from ${everything} t left join accounts a on a.id = t.deleted_by
    where t.key = any(${wanted}::text[]) order by array_position(${wanted}::text[], t.key)`,
  );
  return rows.map((row) => ({
    ...row,
    goesAt: new Date(Date.parse(row.deletedAt) + trashDays * 86_400_000).toISOString(),
  }));
}
