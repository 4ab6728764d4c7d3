import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { processName } from '../start/process-name.mjs';
import { runName } from './run-name.mjs';

const memory = '/dev/shm';
/** What macOS names is too long for the sockets that browsers and databases make below it. */
const disk = process.platform === 'darwin' ? '/tmp' : tmpdir();
/** Bytes; a database is 42 MB, and some of them live at once. */
const enough = 2 * 1024 ** 3;
const cleaner = resolve('scripts/test/clean-up-after.mjs');

/**
 * Gives this process and all it starts a run with a folder, in memory where there is room: copies of databases and
 * profiles of browsers are thousands of small files. Whatever way this process ends, nothing of the run is left: a
 * process beside it waits for its end and cleans up, which is done at once where the end is a good one.
 */
export function openRun() {
  const runner = processName(process.pid);
  const args = [cleaner, runner];
  // Taken before the run's name is in it: what bears that is ended with the run.
  const options = { env: { ...process.env }, detached: true };
  const watcher = spawn(process.execPath, args, { ...options, stdio: ['pipe', 'ignore', 'ignore'] });
  watcher.unref();
  watcher.stdin.unref();
  // Whoever ends it leaves the cleaning to the next run.
  watcher.stdin.on('error', () => {});
  let input = '';
  process.once('exit', () => {
    spawnSync(process.execPath, args, { ...options, input });
    watcher.kill('SIGKILL');
  });
  const name = runName(runner);
  const folder = join(hasRoom() ? memory : disk, name);
  mkdirSync(folder, { mode: 0o700 });
  Object.assign(process.env, { TEST_RUN: name, TMPDIR: folder });
  return {
    /** @param {string} postgres address of the server where its databases are */
    usesDatabases(postgres) {
      input = postgres;
      watcher.stdin.write(postgres);
    },
  };
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
