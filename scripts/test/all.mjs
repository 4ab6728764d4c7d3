import { datesOfSweep } from './dates.mjs';
import { markGreen } from './green.mjs';
import { listTestFiles } from './list-tests.mjs';
import { nodeVersionsOfSweep } from './node-versions.mjs';
import { opensDatabase } from './opens-database.mjs';
import { runSteps } from './run-steps.mjs';
import { isSweep } from './sample.mjs';
import { tallyJest } from './tally.mjs';
import { openTools } from './tools.mjs';

/**
 * Everything. What opens a database asks one engine, in the sweep both; the sweep lives through other days and on other
 * versions of Node as well.
 * @param {string | undefined} postgres its address, where there is one
 */
export async function testAll(supervisor, postgres = '') {
  const tools = openTools(supervisor);
  const { check, unusedCode, unit, build, journeys } = tools;
  const files = listTestFiles();
  const onEmbedded = postgres && isSweep ? files.filter((path) => opensDatabase(path)) : [];
  const steps = [
    check('format and lint', 'lint'),
    check('types', 'typecheck'),
    unusedCode,
    unit('unit', tallyJest, ['--runTestsByPath', ...files], { TEST_DATABASE_URL: postgres }),
    ...(onEmbedded.length > 0 ? [unit('unit, embedded', tallyJest, ['--runTestsByPath', ...onEmbedded])] : []),
    ...(isSweep ? [{ name: 'workshop', run: () => supervisor.runStep(['workshop/test.mjs']) }] : []),
    build,
    journeys([], { TEST_DATABASE_URL: postgres, TEST_SHORT: isSweep ? '' : '1' }),
    ...(isSweep ? [...nodeVersionsOfSweep(supervisor, tools), ...datesOfSweep(tools)] : []),
  ];
  await markGreen(() => runSteps(steps));
}
