import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '@/care-api/error-code';

/**
 * Tells two processes apart that had the same id one after the other: when it started, on which boot.
 * Null when there is no such process, '' when this system cannot tell.
 */
export function processIdentity(pid: number): string | null {
  if (!isAlive(pid)) return null;
  try {
    if (process.platform === 'linux') return linuxIdentity(pid);
    if (process.platform === 'win32') return '';
    // Two processes need not share a time zone and a language; what they compare must.
    const asked = ['TZ=UTC', 'LC_ALL=C', 'ps', '-o', 'lstart=', '-p', String(pid)];
    return execFileSync('env', asked, { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return errorCode(error) === 'EPERM';
  }
}

function linuxIdentity(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the command in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return null;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot}/${fields[19]}`;
}
