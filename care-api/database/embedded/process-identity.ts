import { readFileSync } from 'node:fs';
import { processStart } from '@/scripts/start/process-start.mjs';

/**
 * Tells two processes apart that had the same id one after the other: when it started, on which boot.
 * Null when there is no such process, '' when this system cannot tell.
 */
export function processIdentity(pid: number): string | null {
  const start = processStart(pid);
  if (!start || process.platform !== 'linux') return start;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${start}`;
}
