import { openForCommand } from '@/care-api/database/open-for-command';
import { type Environment, readEnvironment } from '@/care-api/env';
import { openFiles } from '@/care-api/files/open-files';
import { backupDir, listBackups, noteOutcome } from './backup-folder';
import { drill } from './drill';
import type { Manifest } from './manifest';
import { openBackup } from './open-backup';
import { readPassphrase } from './seal';
import { writeSealed } from './write-sealed';

const usage = `Usage:
  npm run backup -- <file>
  npm run restore -- <file> [--replace]
  npm run restore-drill [-- <file>]`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run([command = '', file = '', ...options]: readonly string[]): Promise<void> {
  const replace = options.includes('--replace');
  const isKnown =
    command === 'restore'
      ? options.length === Number(replace)
      : options.length === 0 && /^(backup|drill)$/.test(command);
  if ((!file && command !== 'drill') || !isKnown) throw new Error(usage);
  const env = readEnvironment();
  const passphrase = env.BACKUP_PASSPHRASE_FILE ? readPassphrase(env.BACKUP_PASSPHRASE_FILE) : null;
  if (command === 'drill') return drillLast(env, file, passphrase);
  const files = await openFiles(env);
  const database = await openForCommand(env);
  try {
    const manifest =
      command === 'backup'
        ? await writeSealed(database, files, file, { passphrase, now: new Date() })
        : await openBackup(database, files, file, { replace, passphrase });
    process.stdout.write(`${summary(command, file, manifest)}\n`);
  } finally {
    await database.close();
  }
}

/** Tries the last backup, or the named one, and notes for the doctor what came of it. */
async function drillLast(env: Environment, named: string, passphrase: string | null): Promise<void> {
  const dir = backupDir(env);
  const file = named || (await listBackups(dir))[0];
  if (!file) throw new Error(`There is no backup in ${dir}. Set BACKUP_EVERY, or name a file.`);
  const note = (isGood: boolean, said: string) =>
    named ? undefined : noteOutcome(dir, 'drill', { at: new Date(), file, isGood, said });
  try {
    const said = await drill(file, passphrase);
    await note(true, said);
    process.stdout.write(`${file} can be restored: ${said}.\n`);
  } catch (error) {
    await note(false, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

function summary(command: string, file: string, { tables, createdAt }: Manifest): string {
  const filled = Object.entries(tables).filter(([, count]) => count > 0);
  const rows = filled.map(([name, count]) => `${count.toLocaleString('en-GB')} ${name.replaceAll('_', ' ')}`);
  const did = command === 'backup' ? `Saved to ${file}` : `Restored from ${file}, saved at ${createdAt}`;
  return `${did}: ${rows.join(', ')}.`;
}
