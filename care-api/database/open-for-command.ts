import type { Database } from '@/care-api/kernel/db';
import type { Environment } from '@/care-api/kernel/env';
import { databasePlace } from './database-place';
import { openDatabase } from './open-database';

/** The database for a command of its own process. @throws with one line that says what to do when the API holds it. */
export async function openForCommand(env: Environment): Promise<Database> {
  try {
    return await openDatabase(databasePlace(env));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes('in use by process')) throw error;
    throw new Error(`${message} Stop the site first, or keep its data in PostgreSQL (DATABASE_URL).`);
  }
}
