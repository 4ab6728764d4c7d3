import { processStart } from './process-start.mjs';

/**
 * A process by its id and its beginning, '4711-8812345': an id alone is given out again. Null where there is no such
 * process.
 * @param {number} pid
 */
export function processName(pid) {
  const start = processStart(pid);
  return start === null ? null : `${pid}-${start}`;
}

/** @param {string} name */
export function isRunning(name) {
  return processName(Number.parseInt(name, 10)) === name;
}
