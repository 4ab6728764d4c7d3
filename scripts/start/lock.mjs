import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs the work while no other command in this folder does work of that name; waits for it otherwise. */
export async function withLock(name, work) {
  // Outside the project, because installing clears node_modules.
  const file = join(tmpdir(), `${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)}-${name}.lock`);
  let isWaiting = false;
  while (!take(file)) {
    if (!isWaiting) console.log(`waiting for another command that is busy with: ${name}`);
    isWaiting = true;
    await sleep(300);
  }
  const release = () => rmSync(file, { force: true });
  // A signal ends the process without the way back through `finally`.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      return true;
    } catch (fault) {
      if (fault.code !== 'EEXIST') throw fault;
      if (isHeld(file)) return false;
      rmSync(file, { force: true });
    }
  }
}

function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // Empty for an instant, between its making and its filling.
    return holder === 0 || process.kill(holder, 0);
  } catch (fault) {
    return fault.code === 'EPERM';
  }
}
