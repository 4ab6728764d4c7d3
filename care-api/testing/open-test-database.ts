import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { type Database, openDatabase } from '@/care-api/database/open-database';
import { copyMigratedFolder } from './migrated-folder';

/**
 * A fresh, migrated, empty database for one test file: the embedded engine, or with TEST_DATABASE_URL a new database on
 * that PostgreSQL. `close()` leaves nothing behind.
 */
export function openTestDatabase(): Promise<Database> {
  // biome-ignore lint/style/noProcessEnv: a setting of the test run, not of the API
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOn(server) : openEmbedded();
}

async function openEmbedded(): Promise<Database> {
  const dataDir = await copyMigratedFolder();
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOn(server: string): Promise<Database> {
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
