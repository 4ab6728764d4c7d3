import { existsSync } from 'node:fs';
import path from 'node:path';
import { openForCommand } from '@/care-api/database/open-for-command';
import { requireAlone } from '@/care-api/database/require-alone';
import { openFiles } from '@/care-api/files/open-files';
import { type Environment, readEnvironment } from '@/care-api/kernel/env';
import { errorCode } from '@/care-api/kernel/error-code';
import { isBackupName } from './backup-name';
import { openPlace } from './backup-place';
import { type Keeping, readKeeping } from './backup-plan';
import { drill } from './drill';
import { makeBackup } from './make-backup';
import type { Manifest } from './manifest';
import { openBackup } from './open-backup';
import { noteOutcome } from './outcome';
import { writeSealed } from './write-sealed';

const usage = `Usage:
  npm run backup [-- <file>]
  npm run restore -- <file, name or "last"> [--replace]
  npm run restore -- --drill [<file or name>]
On a server: node deploy/run.mjs backup, or restore, and the words without the first --.
Without a file they go to, or come from, where backups are kept: BACKUP_URL, else BACKUP_DIR.`;

const cannotWrite: readonly string[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run([command = '', ...words]: readonly string[]): Promise<void> {
  const flags = command === 'restore' ? ['--drill', '--replace'].filter((flag) => words.includes(flag)) : [];
  const isDrill = flags.includes('--drill');
  const [file = '', ...more] = words.filter((word) => !flags.includes(word));
  const isKnown = command === 'backup' || (command === 'restore' && (isDrill || file !== ''));
  if (!isKnown || flags.length > 1 || more.length > 0 || file.startsWith('-')) throw new Error(usage);
  const env = readEnvironment();
  const keeping = readKeeping(env);
  if (command === 'backup') return save(env, keeping, file);
  if (isDrill) return drillLast(keeping, file);
  await restore(env, keeping, file, flags.includes('--replace'));
}

async function save(env: Environment, keeping: Keeping, file: string): Promise<void> {
  await withData(env, { isMade: true }, async (database, files) => {
    if (!file) {
      const { where, name, manifest } = await makeBackup({ database, files }, keeping, new Date());
      return say(`Saved to ${where}/${name}: ${rowsOf(manifest)}.`);
    }
    const { passphrase } = keeping;
    const manifest = await writeSealed(database, files, file, { passphrase, now: new Date() }).catch((error) => {
      if (!cannotWrite.includes(errorCode(error))) throw error;
      throw new Error(`${path.dirname(path.resolve(file))} cannot be written. Name a file in another folder.`);
    });
    say(`Saved to ${file}: ${rowsOf(manifest)}.`);
  });
}

async function restore(env: Environment, keeping: Keeping, named: string, replace: boolean): Promise<void> {
  await withBackup(keeping, named, ({ file, name }) =>
    withData(env, { isMade: false }, async (database, files) => {
      await requireAlone(database);
      const manifest = await openBackup(database, files, file, { replace, passphrase: keeping.passphrase });
      say(`Restored from ${name}, saved at ${manifest.createdAt}: ${rowsOf(manifest)}.`);
    }),
  );
}

async function drillLast(keeping: Keeping, named: string): Promise<void> {
  await withBackup(keeping, named || 'last', async ({ file, name }) => {
    const note = async (isGood: boolean, said: string) => {
      if (!named) await noteOutcome(openPlace(keeping), 'drill', { at: new Date(), file: name, isGood, said });
    };
    try {
      const said = await drill(file, keeping.passphrase);
      await note(true, said);
      say(`${name} can be restored: ${said}.`);
    } catch (error) {
      await note(false, error instanceof Error ? error.message : String(error));
      throw error;
    }
  });
}

type Found = { file: string; name: string };

/** A file of this machine, the name of one where backups are kept, or `last`. */
async function withBackup(keeping: Keeping, named: string, work: (found: Found) => Promise<void>): Promise<void> {
  const place = openPlace(keeping);
  const isKept = named === 'last' || (isBackupName(named) && !existsSync(named));
  if (!isKept && !existsSync(named)) throw new Error(`There is no file ${named}.`);
  if (!isKept) return work({ file: named, name: named });
  const names = await place.list();
  const name = named === 'last' ? names[0] : names.find((one) => one === named);
  if (!name) throw new Error(`There is no ${named === 'last' ? 'backup' : named} in ${place.where}. Name a file.`);
  await place.use(name, (file) => work({ file, name: `${place.where}/${name}` }));
}

type Data = [database: Awaited<ReturnType<typeof openForCommand>>, files: Awaited<ReturnType<typeof openFiles>>];

async function withData(
  env: Environment,
  how: { isMade: boolean },
  work: (...data: Data) => Promise<void>,
): Promise<void> {
  const files = await openFiles(env);
  const database = await openForCommand(env, how);
  try {
    await work(database, files);
  } finally {
    await database.close();
  }
}

function rowsOf({ tables }: Manifest): string {
  const filled = Object.entries(tables).filter(([, count]) => count > 0);
  return filled.map(([name, count]) => `${count.toLocaleString('en-GB')} ${name.replaceAll('_', ' ')}`).join(', ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
