import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npmCommand } from '../start/npm.mjs';
import { datedJourneys } from './dates.mjs';
import { runName } from './run-name.mjs';

/** The oldest Node that runs the project, and the one it is best on. */
export function listNodeVersions() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  return [engines.node.match(/\d+\.\d+\.\d+/)[0], readFileSync('.nvmrc', 'utf8').trim()];
}

/** The steps of a whole sweep, after its build: on each version a start, on an empty folder too, and twenty journeys. */
export function nodeVersionsOfSweep(supervisor, { journeys }) {
  return listNodeVersions().map((version) => {
    const folder = resolve('test-results', `${runName()}-node-${version}`);
    const step = journeys(datedJourneys, beginningWith(join(folder, 'node_modules/node/bin')));
    return {
      ...step,
      name: `e2e, Node ${version}`,
      async run() {
        try {
          return (await install(supervisor, folder, version)) || (await step.run());
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    };
  });
}

/**
 * Settings by which `node` is the one of that folder, for scripts of npm and all they start.
 * @param {string} folder
 * @param {{ PATH?: string }} env
 */
export function beginningWith(folder, env = process.env) {
  return { PATH: `${folder}:${env.PATH ?? ''}` };
}

/** The package `node` brings that version's program by its install script. Answers the exit code. */
async function install(supervisor, folder, version) {
  mkdirSync(folder, { recursive: true });
  const asked = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel', 'error', `node@${version}`];
  const code = await supervisor.runStep([...npmCommand(), ...asked]);
  if (code !== 0) console.error(`Node ${version} could not be installed`);
  return code;
}
