import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/care-api/kernel/db';

export function picturesIn(table: PgTable & { id: PgColumn }, column: PgColumn | SQL) {
  return async (db: Pick<Db, 'select'>, ids: readonly number[]): Promise<string[]> => {
    const select = db.select({ name: sql<string>`${column}` }).from(table);
    const rows = await select.where(inArray(table.id, [...ids]));
    return rows.flatMap(({ name }) => name || []);
  };
}
