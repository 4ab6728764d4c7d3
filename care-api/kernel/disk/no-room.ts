import { statfsSync } from 'node:fs';
import { errorCode } from '@/care-api/kernel/error-code';

export function isNoRoom(error: unknown): boolean {
  const said = error instanceof Error ? error.message : String(error);
  // 51 is ENOSPC in the engine's own numbers.
  return /^(ENOSPC|EDQUOT|53100)$/.test(errorCode(error)) || /ENOSPC|EDQUOT|no space left|errno: 51\b/i.test(said);
}

export function noRoom(folder: string): string {
  return `The disk of DATA_DIR (${folder}) is full: ${roomOf(folder)}. Make room, or set DATA_DIR to a folder with 1 GB free; nothing that was saved is lost.`;
}

/** Bytes; as much as one likes where it cannot be measured. */
export function freeNow(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function roomOf(folder: string): string {
  const free = freeNow(folder);
  return Number.isFinite(free) ? `${Math.floor(free / 1024 ** 2)} MB are left` : 'there is no room left';
}
