import { rmSync } from 'node:fs';
import { newDataFolder } from './new-data-folder';
import { newServerDatabase } from './open-test-database';

/** Where an API in a process of its own keeps what it knows, and what it is told of it. */
export type Store = { folder: string; settings: Record<string, string>; remove(): Promise<void> };

/** A folder and, where TEST_DATABASE_URL names a PostgreSQL, a migrated, empty database there. */
export async function newStore(): Promise<Store> {
  const folder = newDataFolder();
  const database = await newServerDatabase();
  return {
    folder,
    settings: { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) },
    async remove() {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
