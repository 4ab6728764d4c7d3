import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idRow, readRows } from '@/care-api/database/read-rows';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';

/** A row that an action changed, with what it needs to put it back: plain JSON. */
export const wasRow = z.object({ id: z.number(), was: z.unknown() });
export type Was = z.output<typeof wasRow>;
type Refused = { id: number; reason: string }[];
export type Done = { changed: Was[]; refused?: Refused };
export type SeesToTrash = (tx: Writer, ids: readonly number[]) => Promise<unknown>;
type Keeps = { table: string; isKept?: SQL };
type Context = {
  resource: Keeps & { intoTrash?: SeesToTrash; backFromTrash?: SeesToTrash };
  table: SQL;
  caller: Account;
  now: Date;
  siteUrl: string;
  /** Of a letter: what it says. */
  text: string;
};

/** One thing that can be done with many rows of a resource. The rows are held, and counted on by whoever calls. */
export type RowAction = {
  /** Of rows in the trash, and where it leaves them; of those that are there for all unless it is said. */
  isOfTrash?: boolean;
  endsInTrash?: boolean;
  /** What staff have begun to write of a row, and set a time for, goes on after it. */
  leavesWords?: true;
  check?: (db: Pick<Db, 'execute'>, value: string, text: string) => Promise<void>;
  /** Rows that it neither changes nor refuses are so already. */
  change: (tx: Writer, ids: readonly number[], value: string, context: Context) => Promise<Done>;
  /** Answers which rows it left as they are, and why, where there are such. */
  putBack: (tx: Writer, rows: readonly Was[], context: Context) => Promise<{ refused?: Refused } | undefined>;
  /** Mails whom it concerns, once for all rows; answers whether it did. */
  tell?: (
    tx: Writer,
    context: { ids: readonly number[]; value: string; caller: Account; siteUrl: string },
  ) => Promise<boolean>;
};

export const trashActions = {
  trash: {
    endsInTrash: true,
    leavesWords: true,
    change: (tx, ids, _, context) => intoTrash(tx, ids, context),
    putBack: (tx, rows, context) => outOfTrash(tx, idsOf(rows), context),
  },
  restore: {
    isOfTrash: true,
    leavesWords: true,
    change: (tx, ids, _, context) => outOfTrash(tx, ids, context),
    putBack: (tx, rows, context) => intoTrash(tx, idsOf(rows), context),
  },
} satisfies Record<string, RowAction>;

async function intoTrash(tx: Writer, ids: readonly number[], { resource, table, caller, now }: Context): Promise<Done> {
  const kept = await listKept(tx, resource, ids);
  const free = ids.filter((id) => !kept.includes(id));
  await tx.execute(sql`
    update ${table} set deleted_at = ${now.toISOString()}, deleted_by = ${caller.id}
    where id = any(${sql.param(free)}::int[])`);
  await resource.intoTrash?.(tx, free);
  return { changed: free.map((id) => ({ id, was: null })), refused: kept.map((id) => ({ id, reason: 'keptAtRisk' })) };
}

/** Which of these rows must not go: not into the trash either, which the clock empties. */
export async function listKept(
  tx: Pick<Db, 'execute'>,
  { table, isKept }: Keeps,
  ids: readonly number[],
): Promise<number[]> {
  if (!isKept) return [];
  const isOne = sql`t.id = any(${sql.param([...ids])}::int[])`;
  const rows = await readRows(tx, idRow, sql`select t.id from ${sql.identifier(table)} t where ${isOne} and ${isKept}`);
  return rows.map(({ id }) => id);
}

async function outOfTrash(tx: Writer, ids: readonly number[], { resource, table }: Context): Promise<Done> {
  const wanted = sql.param([...ids]);
  await tx.execute(sql`update ${table} set deleted_at = null, deleted_by = null where id = any(${wanted}::int[])`);
  await resource.backFromTrash?.(tx, ids);
  return { changed: ids.map((id) => ({ id, was: null })) };
}

function idsOf(rows: readonly Was[]): number[] {
  return rows.map(({ id }) => id);
}
