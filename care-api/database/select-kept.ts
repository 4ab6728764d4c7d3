import type { PgColumn } from 'drizzle-orm/pg-core';
import { iso } from './iso';

type Kept<V> = { version: V; updatedAt: PgColumn; deletedAt: PgColumn };

export function selectKept<V extends PgColumn>({ version, updatedAt, deletedAt }: Kept<V>) {
  return { version, updatedAt: iso(updatedAt), deletedAt: iso(deletedAt) };
}

export function selectOrdered<V extends PgColumn, P extends PgColumn>(table: Kept<V> & { position: P }) {
  const { version, ...moments } = selectKept(table);
  return { version, position: table.position, ...moments };
}
