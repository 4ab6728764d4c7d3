import { existsSync } from 'node:fs';
import { type Database, openDatabase } from '@/care-api/database/open-database';
import { type Environment, readEnvironment } from '@/care-api/env';
import { cleanHtml } from '@/care-api/html/clean-html';
import { importListings } from './import-listings';
import { summaryLines } from './summary-lines';

const usage = 'Usage: npm run import -- listings <file>   (JSON lines or a register as CSV, also .gz)';

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing was imported.\n`);
  process.exitCode = 1;
}

/** The exit code: 0 when something was taken. */
async function run([kind, file]: readonly string[]): Promise<number> {
  if (kind !== 'listings' || !file) throw new Error(usage);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const database = await open(readEnvironment());
  try {
    const start = performance.now();
    const summary = await importListings(database.db, file, { cleanHtml, onProgress });
    process.stdout.write(`${summaryLines(file, summary, (performance.now() - start) / 1000).join('\n')}\n`);
    return summary.created + summary.changed + summary.unchanged > 0 ? 0 : 1;
  } finally {
    await database.close();
  }
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

function onProgress(done: number, of: number): void {
  process.stderr.write(`${done.toLocaleString('en-GB')} of ${of.toLocaleString('en-GB')} listings\n`);
}
