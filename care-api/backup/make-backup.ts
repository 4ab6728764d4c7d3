import { mkdir, stat } from 'node:fs/promises';
import { BadBucket } from '@/care-api/files/files-away';
import type { Database } from '@/care-api/kernel/db';
import { freeNow, isNoRoom } from '@/care-api/kernel/disk/no-room';
import { diskReserve } from '@/care-api/kernel/disk/require-disk-space';
import type { FileStore } from '@/care-api/kernel/file-store';
import { nameOfBackup } from './backup-name';
import { openPlace, tidyBackups } from './backup-place';
import type { Keeping } from './backup-plan';
import type { Manifest } from './manifest';
import { noteOutcome } from './outcome';
import type { BackupPlace } from './place';
import { writeSealed } from './write-sealed';

export type MadeBackup = { name: string; where: string; bytes: number; rows: number; manifest: Manifest };
type Deps = { database: Database; files: FileStore };

/** Deletes what is older than backups are kept. @throws with one line. */
export async function makeBackup({ database, files }: Deps, keeping: Keeping, now: Date): Promise<MadeBackup> {
  const { passphrase, sealWork, keep } = keeping;
  const place = openPlace(keeping);
  const name = nameOfBackup(now, passphrase !== null);
  try {
    await mkdir(place.dir, { recursive: true, mode: 0o700 });
    // First: what one that was cut off has left may be what takes the room.
    await tidyBackups(place, keep, now);
    await requireRoom(place);
    const { manifest, bytes } = await place.make(name, async (file) => ({
      manifest: await writeSealed(database, files, file, { passphrase, sealWork, now }),
      bytes: (await stat(file)).size,
    }));
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
    await tidyBackups(place, keep, now);
    await noteOutcome(place, 'backup', { at: now, file: name, isGood: true, said: `${rows} rows, ${bytes} bytes` });
    return { name, where: place.where, bytes, rows, manifest };
  } catch (error) {
    const said = toLine(error, place);
    await noteOutcome(place, 'backup', { at: now, file: '', isGood: false, said }).catch(() => {});
    throw new Error(said);
  }
}

/** Rather none than one that takes the room the site lives on: the archive, its parts, and what has to stay free. */
async function requireRoom(place: BackupPlace): Promise<void> {
  const [last] = await place.list();
  const bytes = last ? await place.bytesOf(last) : 0;
  if (freeNow(place.dir) < diskReserve + 6 * bytes) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
}

function toLine(error: unknown, { dir, where }: BackupPlace): string {
  if (isNoRoom(error)) {
    return `No backup: the disk of ${dir} has no room for one. Make room, keep fewer (BACKUP_KEEP) or take another disk (BACKUP_DIR).`;
  }
  if (error instanceof BadBucket) return `No backup. ${error.message}`;
  const said = error instanceof Error ? error.message : String(error);
  return `No backup in ${where}: ${said.replace(/\s+/g, ' ').slice(0, 300)}`;
}
