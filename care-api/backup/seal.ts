import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { sealWorker } from '@/care-api/kernel/paths';

/** What a sealed backup's name ends with: `age -d` opens it too. */
export const sealedEnd = '.age';
const shortest = 12;

/** @throws with one line when the file cannot be read or holds too little. */
export function readPassphrase(file: string): string {
  let said: string;
  try {
    said = readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`BACKUP_PASSPHRASE_FILE: ${file} cannot be read. Give a file that holds the passphrase.`);
  }
  if (said.length >= shortest) return said;
  throw new Error(`BACKUP_PASSPHRASE_FILE: ${file} holds less than ${shortest} characters. Take five words or more.`);
}

/** `work`: scrypt's as a power of two; age's own (18) where none is said. */
export function seal(from: string, to: string, passphrase: string, work?: number): Promise<void> {
  return run({ from, to, passphrase, work, isOpening: false });
}

/** @throws with one line when the passphrase is another one, or the file is cut or changed. */
export async function unseal(from: string, to: string, passphrase: string): Promise<void> {
  try {
    await run({ from, to, passphrase, isOpening: true });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (/ENOSPC|EDQUOT/.test(said)) throw error;
    if (/no identity matched/.test(said)) {
      throw new Error(`${from} was sealed with another passphrase: see BACKUP_PASSPHRASE_FILE.`);
    }
    if (/ENOENT/.test(said)) throw new Error(`${from} is not there.`);
    throw new Error(`${from} is no whole sealed backup: it is cut or changed. Take another one.`);
  }
}

type Sealing = { from: string; to: string; passphrase: string; work?: number | undefined; isOpening: boolean };

async function run(sealing: Sealing): Promise<void> {
  const worker = new Worker(sealWorker, { workerData: sealing });
  await once(worker, 'exit');
}
