import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

export type Db = NodePgDatabase;
export type Database = {
  db: Db;
  pool: Pool;
  kind: 'embedded' | 'postgres';
  /** For what anyone may read: where there is a replica that has all of it, `work` reads there. */
  reading: <T>(work: () => Promise<T>) => Promise<T>;
  close(): Promise<void>;
};

export type Writer = Pick<Db, 'insert' | 'update' | 'delete' | 'select' | 'execute'>;
