import { chooseTests, nothingMatches } from './chosen-tests.mjs';
import { opensDatabase } from './opens-database.mjs';
import { runSteps } from './run-steps.mjs';
import { isSweep } from './sample.mjs';
import { tallyChosen } from './tally.mjs';
import { openTools } from './tools.mjs';

/** The unit tests and journeys that fit the words, and no other check. */
export async function testMatching(supervisor, words, postgres = '') {
  const { unit, build, journeys } = openTools(supervisor);
  const chosen = chooseTests(words);
  const unitSteps = (name, fits, env) =>
    chosen.groups.flatMap(({ paths, byName }, index) => {
      const fitting = paths.filter(fits);
      if (fitting.length === 0) return [];
      return [unit(`${name} ${index + 1}`, tallyChosen, ['--runTestsByPath', ...fitting, ...byName], env)];
    });
  const { passed, failed } = await runSteps([
    ...unitSteps('unit', () => true, { TEST_DATABASE_URL: postgres }),
    ...(postgres && isSweep ? unitSteps('unit, embedded', (path) => opensDatabase(path)) : []),
    ...(chosen.journeys ? [build, journeys(chosen.journeys, { TEST_DATABASE_URL: postgres })] : []),
  ]);
  if (passed + failed === 0) throw nothingMatches(words);
}
