import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process by its id and its beginning, '4711-8812345': an id alone is given out again. Null where there is no such
 * process.
 * @param {number} pid
 */
export function processName(pid) {
  try {
    const start = process.platform === 'linux' ? startOfProc(pid) : startOfPs(pid);
    return start ? `${pid}-${start}` : null;
  } catch {
    return null;
  }
}

/** @param {string} name */
export function isRunning(name) {
  return processName(Number.parseInt(name, 10)) === name;
}

/** In hundredths of a second since the machine began. */
function startOfProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name, which may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return /[ZX]/.test(fields[0]) ? null : fields[19];
}

/** In seconds. */
function startOfPs(pid) {
  const env = { ...process.env, LC_ALL: 'C' };
  const said = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' });
  return Date.parse(said.trim()) / 1000;
}
