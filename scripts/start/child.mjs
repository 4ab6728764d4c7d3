import { spawn } from 'node:child_process';

/**
 * Starts node with the arguments in a process group of its own: Ctrl-C reaches the supervisor alone, which then stops its
 * children in order, and a child's own children can be ended with it.
 */
export function spawnNode(args, options) {
  return spawn(process.execPath, args, { ...options, detached: true });
}

/** Sends the signal to the child and everything it has started. */
export function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (fault) {
    if (fault.code !== 'ESRCH') throw fault;
  }
}
