import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@/care-api/database/open-database';
import { freeNow, isNoRoom } from '@/care-api/disk/no-room';
import { diskReserve } from '@/care-api/disk/require-disk-space';
import type { FileStore } from '@/care-api/files/file-store';
import { type BackupPlan, listBackups, nameOfBackup, noteOutcome, tidyBackups } from './backup-folder';
import { writeSealed } from './write-sealed';

export type MadeBackup = { file: string; bytes: number; rows: number };
type Places = { database: Database; files: FileStore };

/** Saves everything into the plan's folder and deletes what is older than it keeps. @throws with one line. */
export async function makeBackup({ database, files }: Places, plan: BackupPlan, now: Date): Promise<MadeBackup> {
  const file = path.join(plan.dir, nameOfBackup(now, plan.passphrase !== null));
  try {
    await mkdir(plan.dir, { recursive: true, mode: 0o700 });
    await requireRoom(plan.dir);
    const { tables } = await writeSealed(database, files, file, { passphrase: plan.passphrase, now });
    const { size: bytes } = await stat(file);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    await tidyBackups(plan.dir, plan.keep, now);
    const said = `${rows} rows, ${bytes} bytes`;
    await noteOutcome(plan.dir, 'backup', { at: now, file: path.basename(file), isGood: true, said });
    return { file, bytes, rows };
  } catch (error) {
    const said = toLine(error, plan.dir);
    await noteOutcome(plan.dir, 'backup', { at: now, file: '', isGood: false, said }).catch(() => {});
    throw new Error(said);
  }
}

/** Rather none than one that takes the room the site lives on: the archive, its parts, and what has to stay free. */
async function requireRoom(dir: string): Promise<void> {
  const [last] = await listBackups(dir);
  const bytes = last ? (await stat(last)).size : 0;
  if (freeNow(dir) < diskReserve + 6 * bytes) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
}

function toLine(error: unknown, dir: string): string {
  if (isNoRoom(error)) {
    return `No backup: the disk of ${dir} has no room for one. Make room, keep fewer (BACKUP_KEEP) or take another disk (BACKUP_DIR).`;
  }
  const said = error instanceof Error ? error.message : String(error);
  return `No backup in ${dir}: ${said.replace(/\s+/g, ' ').slice(0, 300)}`;
}
