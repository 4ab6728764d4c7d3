import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of the unit tests' files, from the project's root. */
export function listTestFiles() {
  const paths = JSON.parse(run(['node_modules/jest/bin/jest.js', '--listTests', '--json']));
  return paths.map((path) => relative(process.cwd(), path)).sort();
}

/** Paths of the journeys' files, likewise. */
export function listJourneyFiles() {
  return readdirSync('e2e')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join('e2e', name))
    .sort();
}

/** How many journeys have a name (project, file, titles) that the pattern fits. */
export function countJourneys(pattern) {
  const listed = run(['node_modules/@playwright/test/cli.js', 'test', '--list', '--grep', pattern, ...quiet]);
  return Number(/^Total: (\d+) test/m.exec(listed)?.[1] ?? 0);
}

// Finding none is no failure here.
const quiet = ['--pass-with-no-tests', '--reporter=list'];

function run(args) {
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
