import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { migrationsDir } from '@/care-api/paths';

/** Any number, the same in every process that migrates this database. */
const migrationLock = 7_246_001;

/**
 * All pending migrations in one transaction: killed half-way, the next start begins them again. Two APIs may start on one
 * PostgreSQL at the same moment: the second waits, for as long as it takes. Nothing outlives the transaction, so that a
 * pooler which gives each its own connection does not matter.
 */
export async function bringUpToDate(config: ClientConfig): Promise<void> {
  // A connection of its own: no limit of the API's statements holds for it.
  const client = new Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    // Drizzle's own `begin` and `commit` are within this one: the first is a warning, the second ends it.
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsDir });
  } finally {
    await client.end();
  }
}

/** Leaves the database as it is. A newer one works: no step takes away what an API before it asks. @throws with one line for an older one. */
export async function requireUpToDate(db: NodePgDatabase): Promise<void> {
  const { migrated, known } = await countSteps(db);
  if (migrated >= known) return;
  throw new Error(
    `The database is at step ${migrated} of ${known}, and MIGRATE=0 leaves it so: run "npm run migrate" first.`,
  );
}

/** How many steps the database has taken, and how many this program knows. */
export async function countSteps(db: NodePgDatabase): Promise<{ migrated: number; known: number }> {
  const known = journal.parse(JSON.parse(readFileSync(path.join(migrationsDir, 'meta/_journal.json'), 'utf8'))).entries;
  const there = await db.execute<{ is: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "is"`,
  );
  if (!there.rows[0]?.is) return { migrated: 0, known: known.length };
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return { migrated: rows[0]?.count ?? 0, known: known.length };
}

const journal = z.object({ entries: z.array(z.unknown()) });
