import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Equal but for case, folded by the database on both sides, as its unique indexes fold. */
export function isSameText(column: AnyColumn, text: string): SQL<boolean> {
  return sql<boolean>`lower(${column}) = lower(${text})`;
}
