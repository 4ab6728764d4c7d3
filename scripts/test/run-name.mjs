import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { isRunning, processName } from '../start/process-name.mjs';

// What a run of the tests makes bears its name: folders, processes (in their environment or command line), databases. By
// the name anybody can tell whether the run still lives, and needs no note of it.
const begin = `care-tests-${createHash('sha256').update(hostname()).digest('hex').slice(0, 8)}-`;
const named = /care[-_]tests[-_][0-9a-f]{8}[-_]\d+[-_]\d+/g;

/** @param {string} [runner] the process whose run it is @returns the name of the run that this process belongs to */
export function runName(runner) {
  if (runner) return begin + runner;
  return process.env.TEST_RUN || begin + processName(process.pid);
}

/** A name that no other database has. @param {string} [part] instead of a word at random */
export function databaseName(part = randomBytes(6).toString('hex')) {
  return `${runName()}-${part}`.replaceAll('-', '_');
}

/** The runs that a text names. @param {string} text @returns {string[]} */
export function runsIn(text) {
  return [...text.matchAll(named)].map(([name]) => name.replaceAll('_', '-'));
}

/** Whether a run of this machine has ended. Of another machine's runs we know nothing. @param {string} name */
export function isOver(name) {
  return name.startsWith(begin) && !isRunning(name.slice(begin.length));
}
