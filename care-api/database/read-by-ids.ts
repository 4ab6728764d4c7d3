import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inOrder } from './in-order';

/** In the order of the ids; one without a row is left out. */
export async function readByIds<Row, Id extends number | string>(
  select: { where(which: SQL): PromiseLike<Row[]> },
  column: PgColumn,
  ids: readonly Id[],
  idOf: (row: Row) => Id,
): Promise<Row[]> {
  const rows = ids.length > 0 ? await select.where(inArray(column, [...ids])) : [];
  return inOrder(ids, rows, idOf);
}
