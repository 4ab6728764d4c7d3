import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientConfig, PoolConfig } from 'pg';
import type { Database } from '@/care-api/kernel/db';
import { bringUpToDate, requireUpToDate } from './bring-up-to-date';
import { countWrites } from './count-writes';
import { startEmbedded } from './embedded/start-embedded';
import { openPool } from './open-pool';
import { openReplica } from './read-replica';

export type DatabasePlace = {
  databaseUrl?: string | undefined;
  readUrl?: string | undefined;
  /** A pooler stands before it that gives each transaction a connection of its own: PgBouncer in its mode `transaction`. */
  isPooled?: boolean;
  migrates?: boolean;
  /** Folder of the embedded engine; null keeps it in memory. */
  dataDir: string | null;
  /** By which its connections are known to whoever looks at the PostgreSQL; one of them then stays open. */
  name?: string;
  /** Told when an idle connection breaks; the next query makes a new one. */
  onTrouble?: (reason: string) => void;
  /** Told when the embedded engine's process ends unasked: nothing is answered any more. */
  onEngineDeath?: (reason: string) => void;
};

/** Milliseconds a statement may take, and a connection. */
const patience = 30_000;
const connectWait = 15_000;

/** PostgreSQL would compile the long conditions of the office's lists for each query: two seconds to save a tenth of one. */
const uncompiled = '-c jit=off';

/** The embedded engine has one connection: inside `db.transaction(tx => …)` use `tx` only, or it waits for itself. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const onTrouble = place.onTrouble ?? (() => {});
  if (place.databaseUrl) {
    const said = { statement_timeout: patience, options: uncompiled };
    // A pooler refuses what is said at the beginning of a connection: there the wait ends on our side.
    const address = { connectionString: place.databaseUrl, ...(!place.isPooled && said) };
    const limit = place.isPooled && { query_timeout: patience };
    const known = place.name && { application_name: place.name, min: 1 };
    const database = await connect('postgres', address, { max: 10, ...limit, ...known }, place, async () => {});
    return place.readUrl ? withReplica(database, { ...address, connectionString: place.readUrl }, onTrouble) : database;
  }
  const embedded = await startEmbedded(place.dataDir, place.onEngineDeath ?? onTrouble);
  const address = { ...embedded.connection, user: 'postgres', database: 'postgres' };
  return connect('embedded', address, { max: 1, idleTimeoutMillis: 0 }, place, embedded.stop);
}

async function connect(
  kind: Database['kind'],
  address: ClientConfig,
  config: PoolConfig,
  { onTrouble = () => {}, migrates = true }: DatabasePlace,
  stop: () => Promise<void>,
): Promise<Database> {
  const pool = openPool({ ...address, connectionTimeoutMillis: connectWait, ...config }, onTrouble);
  const db = drizzle(pool);
  countWrites(pool, db);
  const close = async () => {
    await pool.end();
    await stop();
  };
  try {
    await (migrates ? bringUpToDate({ ...address, connectionTimeoutMillis: connectWait }) : requireUpToDate(db));
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, kind, reading: (work) => work(), close };
}

async function withReplica(database: Database, address: PoolConfig, say: (what: string) => void): Promise<Database> {
  try {
    const replica = await openReplica(database.pool, address, say);
    return {
      ...database,
      reading: replica.reading,
      async close() {
        await replica.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
