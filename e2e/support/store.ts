import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseName } from '../../scripts/test/run-name.mjs';
import { addressOf, onServer } from '../../testing/postgres-server';

/** Where one product keeps what it knows: a folder and, where TEST_DATABASE_URL names a PostgreSQL, a database there. */
export type Store = { folder: string; database?: string };

const server = process.env.TEST_DATABASE_URL;

/** Empty, or a copy of another that nothing uses. */
export async function newStore(from?: Store): Promise<Store> {
  const folder = newFolder(from?.folder);
  if (!server) return { folder };
  const database = databaseName();
  await onServer(server, `create database ${database}${from?.database ? ` template ${from.database}` : ''}`);
  return { folder, database };
}

/** Empty, on the embedded engine whatever the others of the run are on. */
export function newEmbeddedStore(): Store {
  return { folder: newFolder() };
}

export async function removeStore({ folder, database }: Store): Promise<void> {
  if (server && database) await onServer(server, `drop database ${database} with (force)`);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** What the care API is told of it. */
export function storeSettings({ folder, database }: Store): Record<string, string> {
  return { DATA_DIR: folder, ...(server && database && { DATABASE_URL: addressOf(server, database) }) };
}

function newFolder(from?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'care-e2e-'));
  if (from) cpSync(from, folder, { recursive: true });
  return folder;
}
