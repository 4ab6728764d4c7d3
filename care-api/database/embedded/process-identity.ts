import { readFileSync } from 'node:fs';
import { processStart } from '@/scripts/start/process-start.mjs';

/** Tells apart processes of one id, by start and boot. Null for no such process, '' where the system cannot tell. */
export function processIdentity(pid: number): string | null {
  const start = processStart(pid);
  if (!start || process.platform !== 'linux') return start;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${start}`;
}
