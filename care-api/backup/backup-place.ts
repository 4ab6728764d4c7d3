import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { S3Place } from '@/care-api/files/s3-place';
import { isBackupName } from './backup-name';
import { bucketPlace } from './bucket-place';
import type { BackupPlace } from './place';

export function openPlace({ dir, bucket }: { dir: string; bucket: S3Place | null }): BackupPlace {
  return bucket ? bucketPlace(dir, bucket) : folderPlace(dir);
}

function folderPlace(dir: string): BackupPlace {
  const at = (name: string) => path.join(dir, name);
  return {
    where: dir,
    dir,
    list: async () => (await readdir(dir).catch(() => [])).filter(isBackupName).sort().reverse(),
    bytesOf: async (name) => (await stat(at(name))).size,
    make: (name, write) => write(at(name)),
    use: (name, work) => work(at(name)),
    delete: (name) => rm(at(name), { force: true }),
    outcomes: {
      async write(name, text) {
        await writeFile(at(`${name}.new`), text, { mode: 0o600 });
        await rename(at(`${name}.new`), at(name));
      },
      read: (name) => readFile(at(name), 'utf8').catch(() => null),
    },
    check: async () => {},
  };
}

const part = /^care-[^/]*Z\.tar\.gz(\.age)?\.\w{6}$/;
/** Longer than a backup takes. */
const staleAfter = 6 * 3_600_000;

export async function tidyBackups(place: BackupPlace, keep: number, now: Date): Promise<void> {
  for (const name of (await place.list()).slice(keep)) await place.delete(name);
  for (const name of await readdir(place.dir)) {
    const file = path.join(place.dir, name);
    const made = part.test(name) ? (await stat(file).catch(() => null))?.mtimeMs : undefined;
    if (made !== undefined && now.getTime() - made > staleAfter) await rm(file, { recursive: true, force: true });
  }
}
