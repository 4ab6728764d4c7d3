import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { sealedEnd, unseal } from './seal';

type How = { replace: boolean; passphrase: string | null };

/** @throws with one line, also where the passphrase is missing or another one. */
export async function openBackup(
  database: Database,
  files: FileStore,
  file: string,
  { replace, passphrase }: How,
): Promise<Manifest> {
  if (!file.endsWith(sealedEnd)) return restoreBackup(database, files, file, { replace });
  if (passphrase === null) throw new Error(`${file} is sealed: name its passphrase's file in BACKUP_PASSPHRASE_FILE.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'care-sealed-'));
  try {
    const plain = path.join(folder, path.basename(file, sealedEnd));
    await unseal(file, plain, passphrase);
    return await restoreBackup(database, files, plain, { replace });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
