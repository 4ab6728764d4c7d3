import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Path of libfaketime (Debian: `apt install faketime`); undefined where it is not. */
export function findFaketime() {
  if (process.platform !== 'linux') return undefined;
  const roots = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];
  const machine = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const folders = [...machine.map((name) => join('/usr/lib', name)), ...roots];
  return folders.map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1')).find((path) => existsSync(path));
}

/**
 * Settings by which a process and its children live from a moment on. As a distance from the real clock, so that every
 * one of them agrees, whenever it starts; what is measured rather than told (timers, deadlines) stays as it is.
 * @param {string} library
 * @param {{ at: string, zone: string }} moment
 */
export function livingFrom(library, { at, zone }, now = Date.now()) {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // By itself it takes every wait for one by the set clock: waits end at once, and Chromium spins.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    TZ: zone,
  };
}

const names = ['LD_PRELOAD', 'TZ', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'FAKETIME_FORCE_MONOTONIC_FIX'];

/** What a process that inherits no settings needs to live when this one does. */
export function sameClock(env = process.env) {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/** For programs that stand still under libfaketime: those with an allocator of their own. */
export function realClock(env = process.env) {
  return { ...env, LD_PRELOAD: '' };
}
