import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { openDatabase } from '@/care-api/database/open-database';
import type { Database } from '@/care-api/kernel/db';
import { databaseName } from '@/scripts/test/run-name.mjs';
import { addressOf, onServer } from '@/testing/postgres-server';
import { newDataFolder } from './new-data-folder';

/**
 * A fresh, migrated, empty database for one test file: the embedded engine, or with TEST_DATABASE_URL a new database on
 * that PostgreSQL. `close()` leaves nothing of it behind.
 */
export async function openTestDatabase(): Promise<Database> {
  const made = await newServerDatabase();
  if (!made) return openEmbeddedDatabase();
  const database = await openDatabase({ databaseUrl: made.url, dataDir: null });
  return {
    ...database,
    async close() {
      await database.close();
      await made.drop();
    },
  };
}

/** Of the embedded engine, whatever the others of the run ask. */
export async function openEmbeddedDatabase(): Promise<Database> {
  const dataDir = newDataFolder();
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new, migrated, empty database on the PostgreSQL of TEST_DATABASE_URL; null without one. */
export async function newServerDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  // biome-ignore lint/style/noProcessEnv: a setting of the test run, not of the API
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return null;
  const name = databaseName();
  await onServer(server, `create database ${name} template ${await migratedTemplate(server)}`);
  // Who used it may have been killed a moment ago.
  return { url: addressOf(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** Any number, the same in every process of the tests. */
const templateLock = 7_246_002;

/** The run's own migrated, empty database that its others are copied from. */
async function migratedTemplate(server: string): Promise<string> {
  const [template, unfinished] = [databaseName('template'), databaseName('unfinished')];
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 1) return template;
    // It gets its name when it is whole; a worker may have been killed on the way.
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const database = await openDatabase({ databaseUrl: addressOf(server, unfinished), dataDir: null });
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  } finally {
    await client.end();
  }
}
