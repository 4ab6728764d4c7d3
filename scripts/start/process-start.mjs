import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process began, which tells it from another that had its id before: on Linux in hundredths of a second since the
 * machine began. Null where there is no such process, '' where this system cannot tell.
 * @param {number} pid
 * @returns {string | null}
 */
export function processStart(pid) {
  if (!isAlive(pid)) return null;
  try {
    if (process.platform === 'linux') return startOfProc(pid);
    return process.platform === 'win32' ? '' : startOfPs(pid);
  } catch {
    return '';
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    // It lives, but belongs to somebody else.
    return fault.code === 'EPERM';
  }
}

function startOfProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name, which may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return /[ZX]/.test(fields[0]) ? null : fields[19];
}

/** In seconds since 1970. */
function startOfPs(pid) {
  // Two processes need not share a time zone and a language; what they compare must.
  const asked = ['TZ=UTC', 'LC_ALL=C', 'ps', '-o', 'lstart=', '-p', String(pid)];
  const said = execFileSync('env', asked, { encoding: 'utf8' });
  return String(Date.parse(`${said.trim()} UTC`) / 1000);
}
