import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { dataPaths } from '@/care-api/paths';
import { readPassphrase, sealedEnd } from './seal';

/** When and where everything is saved by itself. `every` in milliseconds. */
export type BackupPlan = { every: number; dir: string; keep: number; passphrase: string | null };

type Settings = {
  DATA_DIR: string;
  BACKUP_EVERY?: number | undefined;
  BACKUP_DIR?: string | undefined;
  BACKUP_KEEP: number;
  BACKUP_PASSPHRASE_FILE?: string | undefined;
};

/** Null where nothing is to be saved by itself. @throws with one line for a passphrase that cannot be had. */
export function readPlan({ BACKUP_EVERY: every, BACKUP_KEEP: keep, ...settings }: Settings): BackupPlan | null {
  const { BACKUP_PASSPHRASE_FILE: file } = settings;
  const passphrase = file ? readPassphrase(file) : null;
  return every === undefined ? null : { every, keep, passphrase, dir: backupDir(settings) };
}

export function backupDir({ DATA_DIR, BACKUP_DIR }: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR'>): string {
  return BACKUP_DIR ?? dataPaths(DATA_DIR).backupsDir;
}

export function nameOfBackup(now: Date, isSealed: boolean): string {
  return `care-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isSealed ? sealedEnd : ''}`;
}

const ours = /^care-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/;
const part = /^care-[^/]*Z\.tar\.gz(\.age)?\.\w{6}$/;
/** Longer than a backup takes. */
const staleAfter = 6 * 3_600_000;

/** The backups of a folder, the newest first; none where it is not there. */
export async function listBackups(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  const found = names.filter((name) => ours.test(name)).sort();
  return found.reverse().map((name) => path.join(dir, name));
}

/** Deletes all but the newest, and what a process that died has left. */
export async function tidyBackups(dir: string, keep: number, now: Date): Promise<void> {
  for (const file of (await listBackups(dir)).slice(keep)) await rm(file, { force: true });
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    const made = part.test(name) ? (await stat(file).catch(() => null))?.mtimeMs : undefined;
    if (made !== undefined && now.getTime() - made > staleAfter) await rm(file, { recursive: true, force: true });
  }
}

/** What came of the last backup, and of the last drill; beside the backups, for the doctor. */
const outcome = z.object({ at: z.coerce.date(), file: z.string(), isGood: z.boolean(), said: z.string() });
export type Outcome = z.output<typeof outcome>;
type Kind = 'backup' | 'drill';

export async function noteOutcome(dir: string, kind: Kind, what: Outcome): Promise<void> {
  const file = path.join(dir, `last-${kind}.json`);
  await writeFile(`${file}.new`, JSON.stringify(what), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Null where there was none. */
export async function lastOutcome(dir: string, kind: Kind): Promise<Outcome | null> {
  try {
    return outcome.parse(JSON.parse(await readFile(path.join(dir, `last-${kind}.json`), 'utf8')));
  } catch {
    return null;
  }
}
