import { type SQL, sql } from 'drizzle-orm';

/** A moment as JSON has it: '2026-11-23T14:30:00.000Z'. */
export function iso(column: unknown): SQL<string | null> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
