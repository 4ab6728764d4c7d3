import { existsSync } from 'node:fs';
import { openForCommand } from '@/care-api/database/open-for-command';
import { openFiles } from '@/care-api/files/open-files';
import type { FileCheck, ImportKind } from '@/care-api/import/import-kind';
import { joinedKind, undoJoinKind } from '@/care-api/import/joined-kinds';
import { placesKind } from '@/care-api/import/places/places-kind';
import { postcodesKind } from '@/care-api/import/places/postcodes-kind';
import { questionnaireCheck } from '@/care-api/import/questionnaire/check-questionnaire';
import { questionnaireKind } from '@/care-api/import/questionnaire/questionnaire-kind';
import { redirectsKind } from '@/care-api/import/redirects/redirects-kind';
import { wordpressKind } from '@/care-api/import/wordpress/wordpress-kind';
import { readEnvironment } from '@/care-api/kernel/env';
import { listingsKind } from './listings-kind';
import { removeSampleKind } from './remove-sample-kind';

/** One line a kind: what each does lies in its own file. */
const kinds: ReadonlyMap<string, ImportKind | FileCheck> = new Map<string, ImportKind | FileCheck>([
  ['listings', listingsKind],
  ['joined', joinedKind],
  ['undo-join', undoJoinKind],
  ['wordpress', wordpressKind],
  ['redirects', redirectsKind],
  ['questionnaire', questionnaireKind],
  ['check-questionnaire', questionnaireCheck],
  ['places', placesKind],
  ['postcodes', postcodesKind],
  ['remove-sample', removeSampleKind],
]);

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing was imported.\n`);
  process.exitCode = 1;
}

/** The exit code: 0 when something was taken, or a check found nothing wrong. */
async function run([name = '', file = '', ...more]: readonly string[]): Promise<number> {
  const kind = kinds.get(name);
  const { isOfFile = true } = kind ?? {};
  if (!kind || (isOfFile && !file)) throw new Error(usage());
  if (isOfFile && !existsSync(file)) throw new Error(`There is no file ${file}.`);
  if ('look' in kind) return tell(await kind.look(file, more));
  const env = readEnvironment();
  const files = await openFiles(env);
  // What takes no file asks what is there: of a database made for it, the answer would be believed.
  const database = await openForCommand(env, { isMade: !isOfFile });
  try {
    return tell(await kind.take({ database, files, log }, file, more));
  } finally {
    await database.close();
  }
}

function tell({ lines, isTaken }: Awaited<ReturnType<ImportKind['take']>>): number {
  process.stdout.write(`${lines.join('\n')}\n`);
  return isTaken ? 0 : 1;
}

function log({ message }: Record<string, unknown>): void {
  process.stderr.write(`${message}\n`);
}

function usage(): string {
  return ['Usage:', ...[...kinds].map(([name, kind]) => `  npm run import -- ${name} ${kind.usage}`)].join('\n');
}
