import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildIfNeeded } from '../start/build.mjs';
import { npmCommand } from '../start/npm.mjs';
import { tellFlaky } from './flaky.mjs';
import { getBrowser } from './get-browser.mjs';
import { runName } from './run-name.mjs';
import { tellStarts } from './starts.mjs';
import { tallyPlaywright } from './tally.mjs';

const reports = 'test-results';

/** Where a step writes: it bears the run's name until it is whole. */
const reportOf = (name) => join(reports, `${runName()}-${name}.json`);

/** The steps that `npm test` is made of. */
export function openTools(supervisor) {
  const npm = (args, more = {}) => supervisor.runStep([...npmCommand(), ...args], { ...process.env, ...more });
  const script = (name, args = [], more = {}) => npm(['run', '--silent', name, '--', ...args], more);

  return {
    check: (name, scriptName) => ({ name, run: () => script(scriptName) }),

    unusedCode: { name: 'unused code', run: () => npm(['exec', '--', 'knip']) },

    unit(name, tally, args, env) {
      mkdirSync(reports, { recursive: true });
      const report = reportOf(name.replaceAll(/\W+/g, '-'));
      const starts = join(tmpdir(), `${basename(report)}.starts`);
      return {
        name,
        report,
        tally,
        run() {
          rmSync(starts, { force: true });
          const told = { TEST_STARTS: starts };
          return script('unit', [...args, '--json', '--outputFile', report], { ...told, ...env });
        },
        tell: () => tellStarts(starts),
      };
    },

    build: {
      name: 'build',
      async run() {
        try {
          await buildIfNeeded(supervisor);
          return 0;
        } catch (fault) {
          if (supervisor.isStopping) throw fault;
          console.error(fault.message);
          return 1;
        }
      },
    },

    journeys(args = [], env = {}) {
      const report = reportOf('e2e');
      return {
        name: 'e2e',
        report,
        tally: tallyPlaywright,
        tell: (whole) => tellFlaky(whole, join(reports, 'flaky.json')),
        async run() {
          const { path, name } = await getBrowser(supervisor);
          console.log(`browser: ${name}`);
          const told = { TEST_REPORT: report, ...(path && { CHROMIUM_PATH: path }) };
          return script('e2e', args, { ...told, ...env });
        },
      };
    },
  };
}
