import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { migrationsDir } from '@/care-api/kernel/paths';
import { readRows } from './read-rows';

const thereRow = z.object({ is: z.boolean() });
const migratedRow = z.object({ count: z.number(), first: z.number().nullable() });

/** Any number, the same in every process that migrates this database. */
const migrationLock = 7_246_001;

/** In one transaction, so that nothing outlives it: killed half-way, or begun by two APIs, behind a pooler too. */
export async function bringUpToDate(config: ClientConfig, migrationsFolder = migrationsDir): Promise<void> {
  // A connection of its own: no limit of the API's statements holds for it.
  const client = new Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    // Drizzle's own `begin` and `commit` are within this one: the first is a warning, the second ends it.
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const db = drizzle(client);
    // Drizzle only asks when the last step was: it would take ours to a database of others.
    if ((await countSteps(db)).isEarlyCopy) throw new Error(earlyCopy);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Leaves the database as it is. A newer one works: no step takes away what an API before it asks. @throws with one line for an older one. */
export async function requireUpToDate(db: NodePgDatabase): Promise<void> {
  const { migrated, known, isEarlyCopy } = await countSteps(db);
  if (isEarlyCopy) throw new Error(earlyCopy);
  if (migrated >= known) return;
  throw new Error(
    `The database is at step ${migrated} of ${known}, and MIGRATE=0 leaves it so: run "npm run migrate" first.`,
  );
}

const earlyCopy =
  'This database was made by a version before 26 November 2026. Save it with that version (npm run backup), then restore it with this one into an empty database (npm run restore): docs/deploy.md, "Restore".';

export type Steps = {
  migrated: number;
  known: number;
  /** The database began with another step than ours: it is of the schema before that had one start. */
  isEarlyCopy: boolean;
};

export async function countSteps(db: NodePgDatabase): Promise<Steps> {
  const { entries } = journal.parse(JSON.parse(readFileSync(path.join(migrationsDir, 'meta/_journal.json'), 'utf8')));
  const known = entries.length;
  const [there] = await readRows(
    db,
    thereRow,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "is"`,
  );
  if (!there?.is) return { migrated: 0, known, isEarlyCopy: false };
  const [found] = await readRows(
    db,
    migratedRow,
    sql`select count(*)::int as count, min(created_at)::float8 as first from drizzle.__drizzle_migrations`,
  );
  const { count, first } = found ?? { count: 0, first: null };
  return { migrated: count, known, isEarlyCopy: first !== null && first !== entries[0]?.when };
}

/** `when`: milliseconds since 1970, by which the database notes the step. */
const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
