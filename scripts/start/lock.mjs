import { createHash } from 'node:crypto';
import { readdirSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, processName } from './process-name.mjs';
import { Refusal } from './refusal.mjs';

/** Outside the project, because installing clears node_modules; the same for every TMPDIR. */
const place = '/tmp';
const prefix = 'care-lock-';

/** Runs the work while no other command in this folder does work of that name; waits for it otherwise. */
export async function withLock(name, work) {
  const folder = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16);
  const file = join(place, `${prefix}${folder}-${name}`);
  let isWaiting = false;
  while (!take(file)) {
    if (!isWaiting) console.log(`waiting for another command that is busy with: ${name}`);
    isWaiting = true;
    await sleep(300);
  }
  const release = () => remove(file);
  // A signal ends the process without the way back through `finally`.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Takes away those whose holders were killed. */
export function removeDeadLocks() {
  const files = readdirSync(place).filter((name) => name.startsWith(prefix));
  for (const file of files.map((name) => join(place, name))) if (!isHeld(file)) remove(file);
}

/** A link that leads to its holder's name is there at once and whole, on a full disk too. */
function take(file) {
  for (;;) {
    try {
      symlinkSync(processName(process.pid) ?? '?', file);
      return true;
    } catch (fault) {
      if (fault.code !== 'EEXIST') throw fault;
      if (isHeld(file)) return false;
      removeDead(file);
    }
  }
}

/** @throws {Refusal} where it cannot be removed: asked again and again, it would be there for good */
function removeDead(file) {
  try {
    unlinkSync(file);
  } catch (fault) {
    if (fault.code !== 'ENOENT')
      throw new Refusal(`the lock of a command that is gone cannot be removed: ${file} (${fault.code})`);
  }
}

function isHeld(file) {
  try {
    return isRunning(readlinkSync(file));
  } catch {
    return false;
  }
}

function remove(file) {
  try {
    unlinkSync(file);
  } catch {
    // Another one was quicker, or it is somebody else's.
  }
}
