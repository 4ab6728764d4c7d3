import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Refusal } from '../scripts/start/refusal.mjs';

const isLinux = process.platform === 'linux';

/**
 * Process ids, by name, of the processes below `root` whose command line holds the given text.
 * @param {number} root
 * @param {Record<string, string>} wanted
 */
export function findProcesses(root, wanted) {
  const below = descendants(root, processTable());
  return Object.fromEntries(
    Object.entries(wanted).map(([name, text]) => {
      const found = below.find(({ command }) => command.includes(text));
      if (!found) throw new Refusal(`the process of the ${name} was not found`);
      return [name, found.pid];
    }),
  );
}

/** All of the machine's. @returns {{ pid: number, parent: number, command: string }[]} */
export function processTable() {
  return isLinux ? tableOfProc() : tableOfPs();
}

/** Bytes of memory the process occupies (resident set); null when it is gone. */
export function memoryOf(pid) {
  try {
    const kilobytes = isLinux
      ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return kilobytes ? Number(kilobytes) * 1024 : null;
  } catch {
    return null;
  }
}

function descendants(root, table) {
  const children = table.filter(({ parent }) => parent === root);
  return children.flatMap((child) => [child, ...descendants(child.pid, table)]);
}

/** Small images of Linux have no ps. */
function tableOfProc() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(pid), parent: Number(parent), command }];
    } catch {
      // It has ended since the folder was listed.
      return [];
    }
  });
}

function tableOfPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}
