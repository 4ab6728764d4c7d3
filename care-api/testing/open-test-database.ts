import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Database, openDatabase } from '@/care-api/database/open-database';

/**
 * A fresh, migrated, empty database for one test file: the embedded engine in memory, or with
 * TEST_DATABASE_URL a new database on that PostgreSQL. `close()` leaves nothing behind.
 */
export async function openTestDatabase(): Promise<Database> {
  // biome-ignore lint/style/noProcessEnv: a setting of the test run, not of the API
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({ dataDir: null });
  const name = `care_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: null });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
