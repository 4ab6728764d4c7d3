import type { PgColumn } from 'drizzle-orm/pg-core';
import { iso } from './iso';

type Kept<V> = { version: V; updatedAt: PgColumn; deletedAt: PgColumn };

/** Of a row that staff keep, as clients see it. */
export function selectKept<V extends PgColumn>({ version, updatedAt, deletedAt }: Kept<V>) {
  return { version, updatedAt: iso(updatedAt), deletedAt: iso(deletedAt) };
}

/** The same where staff put the rows in an order. */
export function selectOrdered<V extends PgColumn, P extends PgColumn>(table: Kept<V> & { position: P }) {
  const { version, ...moments } = selectKept(table);
  return { version, position: table.position, ...moments };
}
