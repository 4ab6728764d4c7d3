import { existsSync } from 'node:fs';
import { type Database, openDatabase } from '@/care-api/database/open-database';
import { type Environment, readEnvironment } from '@/care-api/env';
import type { ImportKind } from './import-kind';
import { listingsKind } from './listings-kind';

/** One line a kind: what each does lies in its own file. */
const kinds: ReadonlyMap<string, ImportKind> = new Map([['listings', listingsKind]]);

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing was imported.\n`);
  process.exitCode = 1;
}

/** The exit code: 0 when something was taken. */
async function run([name = '', file, ...more]: readonly string[]): Promise<number> {
  const kind = kinds.get(name);
  if (!kind || !file) throw new Error(usage());
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const database = await open(readEnvironment());
  try {
    const { lines, isTaken } = await kind.take(database, file, more);
    process.stdout.write(`${lines.join('\n')}\n`);
    return isTaken ? 0 : 1;
  } finally {
    await database.close();
  }
}

function usage(): string {
  return ['Usage:', ...[...kinds].map(([name, kind]) => `  npm run import -- ${name} ${kind.usage}`)].join('\n');
}

async function open({ DATABASE_URL, DATA_DIR }: Environment): Promise<Database> {
  try {
    return await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes('in use by process')) throw error;
    throw new Error(`${message} Stop the site first, or keep its data in PostgreSQL (DATABASE_URL).`);
  }
}
