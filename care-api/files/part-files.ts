import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { reasonOf } from '@/care-api/kernel/reason-of';

const day = 24 * 60 * 60 * 1000;
const ours =
  /^\.[0-9a-f]{24}(?:-s\d{1,5}x\d{1,5}(?:-w\d{1,5})?\.(?:avif|webp|jpg|png)|\.(?:mp3|m4a|ogg|wav|flac|mp4|webm|answer|paper))\.part$/;

export function partName(name: string): string {
  return `.${name}.part`;
}

/** A day later: another process may be writing in the same folder. What fails here leaves a file too many. */
export async function deleteStaleParts(
  { filesDir, log }: { filesDir: string } & Pick<Dependencies, 'log'>,
  now: Date,
): Promise<void> {
  try {
    for (const name of await readdir(filesDir)) {
      const file = path.join(filesDir, name);
      if (ours.test(name) && (await isOld(file, now))) await rm(file, { force: true });
    }
  } catch (error) {
    const reason = reasonOf(error);
    // A folder that nothing was stored in yet.
    if (reason.code !== 'ENOENT') log({ level: 'error', message: 'unfinished files left behind', error: reason });
  }
}

async function isOld(file: string, now: Date): Promise<boolean> {
  const found = await lstat(file).catch(() => null);
  return found?.isFile() === true && now.getTime() - found.mtimeMs > day;
}
