import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfNeeded } from '../start/build.mjs';
import { npmCommand } from '../start/npm.mjs';
import { tellFlaky } from './flaky.mjs';
import { getBrowser } from './get-browser.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { tellStarts } from './starts.mjs';
import { tallyPlaywright } from './tally.mjs';

const reports = 'test-results';

/** The steps that `npm test` is made of. */
export function openTools(supervisor) {
  const script = (name, args = [], more = {}) =>
    supervisor.runStep([...npmCommand(), 'run', '--silent', name, '--', ...args], { ...process.env, ...more });
  const folder = memoryFolder();
  const inMemory = folder ? { TMPDIR: folder } : {};

  return {
    check: (name, scriptName) => ({ name, run: () => script(scriptName) }),

    unit(name, tally, args, env) {
      mkdirSync(reports, { recursive: true });
      const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
      const starts = `${report}.starts`;
      return {
        name,
        report,
        tally,
        run() {
          rmSync(starts, { force: true });
          const told = { TEST_STARTS: resolve(starts) };
          return script('unit', [...args, '--json', '--outputFile', report], { ...inMemory, ...told, ...env });
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

    journeys: (args = [], env = {}) => ({
      name: 'e2e',
      report: join(reports, 'e2e.json'),
      tally: tallyPlaywright,
      tell: (report) => tellFlaky(report, join(reports, 'flaky.json')),
      async run() {
        const { path, name } = await getBrowser(supervisor);
        console.log(`browser: ${name}`);
        return script('e2e', args, { ...inMemory, ...env, ...(path && { CHROMIUM_PATH: path }) });
      },
    }),
  };
}
