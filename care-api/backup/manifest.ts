import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/database/open-database';

/** First file of a backup: what it is and how much is in it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** How many migrations the database had seen: an older program cannot read a newer one's rows. */
  migrations: z.number().int().positive(),
  /** Rows of each table. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
});
export type Manifest = z.output<typeof manifestSchema>;

export async function countMigrations(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.count ?? 0;
}
