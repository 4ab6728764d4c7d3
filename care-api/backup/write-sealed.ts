import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import type { Manifest } from './manifest';
import { seal, sealedEnd } from './seal';
import { writeBackup } from './write-backup';

type How = { passphrase: string | null; sealWork?: number | undefined; now: Date };

/** A backup at `file`, sealed where its name ends with `.age`. The file appears when it is whole. @throws with one line. */
export async function writeSealed(
  database: Database,
  files: FileStore,
  file: string,
  { passphrase, sealWork, now }: How,
): Promise<Manifest> {
  if (!file.endsWith(sealedEnd)) return writeBackup(database, files, file, now);
  if (passphrase === null)
    throw new Error('A sealed backup needs a passphrase: name its file in BACKUP_PASSPHRASE_FILE.');
  const target = path.resolve(file);
  await mkdir(path.dirname(target), { recursive: true });
  const folder = await mkdtemp(`${target}.`);
  try {
    const plain = path.join(folder, 'plain');
    const manifest = await writeBackup(database, files, plain, now);
    await seal(plain, path.join(folder, 'sealed'), passphrase, sealWork);
    await rename(path.join(folder, 'sealed'), target);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
