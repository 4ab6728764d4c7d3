import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolConfig } from 'pg';
import { migrationsDir } from '@/care-api/paths';
import { startEmbedded } from './embedded/start-embedded';

export type Db = NodePgDatabase;
export type Database = { db: Db; pool: Pool; kind: 'embedded' | 'postgres'; close(): Promise<void> };

export type DatabasePlace = {
  /** A PostgreSQL to use instead of the embedded engine. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded engine; null keeps it in memory. */
  dataDir: string | null;
  /** Told when an idle connection breaks; the next query makes a new one. */
  onTrouble?: (reason: string) => void;
  /** Told when the embedded engine's process ends unasked: nothing is answered any more. */
  onEngineDeath?: (reason: string) => void;
};

/** Any number, the same in every process that migrates this database. */
const migrationLock = 7_246_001;

/**
 * Opens the database and brings it up to date.
 * The embedded engine has one connection: inside `db.transaction(tx => …)` use `tx` only, or it waits for itself.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const onTrouble = place.onTrouble ?? (() => {});
  if (place.databaseUrl) {
    const config = { connectionString: place.databaseUrl, max: 10, statement_timeout: 30_000 };
    return connect('postgres', config, onTrouble, async () => {});
  }
  const embedded = await startEmbedded(place.dataDir, place.onEngineDeath ?? onTrouble);
  const config = { ...embedded.connection, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 };
  return connect('embedded', config, onTrouble, embedded.stop);
}

async function connect(
  kind: Database['kind'],
  config: PoolConfig,
  onTrouble: (reason: string) => void,
  stop: () => Promise<void>,
): Promise<Database> {
  const pool = new Pool({ connectionTimeoutMillis: 15_000, ...config });
  pool.on('error', (error) => onTrouble(error.message));
  const close = async () => {
    await pool.end();
    await stop();
  };
  try {
    await bringUpToDate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle(pool), pool, kind, close };
}

/** All pending migrations in one transaction: killed half-way, the next start begins them again. */
async function bringUpToDate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Two APIs may start on one PostgreSQL at the same moment.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsDir });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release();
  }
}
