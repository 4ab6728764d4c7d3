import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Bytes; a database is 42 MB, and some of them live at once. */
const enough = 2 * 1024 ** 3;

/**
 * A folder for what tests put down for a moment, in memory: copies of databases and profiles of browsers are thousands
 * of small files. It is gone when this process is. Undefined where there is no such place or little room in it.
 */
export function memoryFolder() {
  if (!hasRoom()) return undefined;
  const path = mkdtempSync(join(memory, 'care-tests-'));
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
