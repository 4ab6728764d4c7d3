import { existsSync } from 'node:fs';
import { openForCommand } from '@/care-api/database/open-for-command';
import { readEnvironment } from '@/care-api/env';
import { openFiles } from '@/care-api/files/open-files';
import type { ImportKind } from './import-kind';
import { joinedKind, undoJoinKind } from './joined-kinds';
import { listingsKind } from './listings-kind';
import { placesKind } from './places/places-kind';
import { postcodesKind } from './places/postcodes-kind';
import { questionnaireKind } from './questionnaire/questionnaire-kind';
import { wordpressKind } from './wordpress/wordpress-kind';

/** One line a kind: what each does lies in its own file. */
const kinds: ReadonlyMap<string, ImportKind> = new Map([
  ['listings', listingsKind],
  ['joined', joinedKind],
  ['undo-join', undoJoinKind],
  ['wordpress', wordpressKind],
  ['questionnaire', questionnaireKind],
  ['places', placesKind],
  ['postcodes', postcodesKind],
]);

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing was imported.\n`);
  process.exitCode = 1;
}

/** The exit code: 0 when something was taken. */
async function run([name = '', file = '', ...more]: readonly string[]): Promise<number> {
  const kind = kinds.get(name);
  const { isOfFile = true } = kind ?? {};
  if (!kind || (isOfFile && !file)) throw new Error(usage());
  if (isOfFile && !existsSync(file)) throw new Error(`There is no file ${file}.`);
  const env = readEnvironment();
  const files = await openFiles(env);
  const database = await openForCommand(env);
  try {
    const { lines, isTaken } = await kind.take({ database, files, log }, file, more);
    process.stdout.write(`${lines.join('\n')}\n`);
    return isTaken ? 0 : 1;
  } finally {
    await database.close();
  }
}

function log({ message }: Record<string, unknown>): void {
  process.stderr.write(`${message}\n`);
}

function usage(): string {
  return ['Usage:', ...[...kinds].map(([name, kind]) => `  npm run import -- ${name} ${kind.usage}`)].join('\n');
}
