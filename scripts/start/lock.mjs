import { createHash } from 'node:crypto';
import { readdirSync, readlinkSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
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
      if (isHeld(file) || !removeDead(file)) return false;
    }
  }
}

/**
 * Moved aside first: meanwhile another may have removed it, and taken the place.
 * @returns {boolean} whether it was dead
 * @throws {Refusal} where it cannot be removed: asked again and again, it would be there for good
 */
function removeDead(file) {
  const aside = `${file}.${process.pid}`;
  if (!tryTo(() => renameSync(file, aside), file)) return true;
  if (isHeld(aside)) {
    renameSync(aside, file);
    return false;
  }
  try {
    tryTo(() => unlinkSync(aside), file);
  } catch (refusal) {
    renameSync(aside, file);
    throw refusal;
  }
  return true;
}

/** False where another one was quicker. */
function tryTo(remove, file) {
  try {
    remove();
    return true;
  } catch (fault) {
    if (fault.code === 'ENOENT') return false;
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
