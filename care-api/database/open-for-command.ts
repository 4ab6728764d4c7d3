import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@/care-api/kernel/db';
import type { Environment } from '@/care-api/kernel/env';
import { dataPaths } from '@/care-api/kernel/paths';
import { databasePlace } from './database-place';
import { openDatabase } from './open-database';

/** `isMade`: none is made. @throws with one line that says what to do when the API holds it, or there is none. */
export async function openForCommand(env: Environment, { isMade = false } = {}): Promise<Database> {
  const { databaseDir } = dataPaths(env.DATA_DIR);
  if (isMade && !env.DATABASE_URL && !existsSync(path.join(databaseDir, 'PG_VERSION'))) {
    throw new Error(`There is no database in ${databaseDir}. Name yours by DATA_DIR, or by DATABASE_URL.`);
  }
  try {
    return await openDatabase(databasePlace(env));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes('in use by process')) throw error;
    throw new Error(`${message} Stop the site first, or keep its data in PostgreSQL (DATABASE_URL).`);
  }
}
