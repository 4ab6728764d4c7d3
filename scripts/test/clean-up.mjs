import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeDeadLocks } from '../start/lock.mjs';
import { isOver, runsIn } from './run-name.mjs';

/** Where runs make folders and files that bear their name. */
const places = ['/dev/shm', '/tmp', tmpdir(), 'test-results', 'node_modules/.cache'];
/** Milliseconds for a good end, before it is made. */
const patience = 3_000;
const limit = 30_000;

/**
 * Ends the processes of runs that are over, and removes their folders and locks.
 * @param {string} [ending] a run that counts as over: its runner is about to go
 */
export async function cleanUp(ending) {
  await endProcesses((text) => bearsOver(text, ending));
  for (const place of places) {
    for (const entry of list(place).filter((name) => bearsOver(name, ending))) {
      rmSync(join(place, entry), { recursive: true, force: true, maxRetries: 5 });
    }
  }
  removeDeadLocks();
}

/** @param {string} text @param {string} [ending] */
export function bearsOver(text, ending) {
  return runsIn(text).some((name) => name === ending || isOver(name));
}

async function endProcesses(isOurs) {
  const told = new Set();
  const begin = Date.now();
  // One that is just starting another may hide it from a single look.
  for (let looks = 0; looks < 2 && Date.now() - begin < limit; looks += 1) {
    const isLate = Date.now() - begin > patience;
    for (const { pid } of processes().filter(({ pid, text }) => pid !== process.pid && isOurs(text))) {
      looks = -1;
      if (isLate || !told.has(pid)) end(pid, isLate ? 'SIGKILL' : 'SIGTERM');
      told.add(pid);
    }
    await sleep(30);
  }
}

function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended since.
  }
}

/** Each with its command line and its environment, as far as we may see them. */
function processes() {
  if (process.platform === 'linux') {
    return list('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => ({ pid: Number(pid), text: read(`/proc/${pid}/cmdline`) + read(`/proc/${pid}/environ`) }));
  }
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return lines.split('\n').map((text) => ({ pid: Number.parseInt(text, 10), text }));
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
