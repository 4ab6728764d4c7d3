import { readFileSync } from 'node:fs';
import { Refusal } from '../start/refusal.mjs';
import { countJourneys, listTestFiles } from './list-tests.mjs';
import { opensDatabase } from './opens-database.mjs';
import { runSteps } from './run-steps.mjs';
import { isSweep } from './sample.mjs';
import { tallyJest } from './tally.mjs';
import { openTools } from './tools.mjs';
import { chooseFiles, patternOf } from './words.mjs';

/** The unit tests and journeys that fit the words, and no other check. */
export async function testMatching(supervisor, words, postgres = '') {
  const { unit, build, journeys } = openTools(supervisor);
  const groups = chooseFiles(listTestFiles(), words, (path) => readFileSync(path, 'utf8'));
  const pattern = patternOf(words.map((word) => word.replace(/^e2e\//, '')));
  const found = countJourneys(pattern);
  const unitSteps = (name, fits, env) =>
    groups.flatMap(({ paths, named }, index) => {
      const chosen = paths.filter(fits);
      const byName = named.length > 0 ? ['--testNamePattern', patternOf(named)] : [];
      if (chosen.length === 0) return [];
      return [unit(`${name} ${index + 1}`, tallyChosen, ['--runTestsByPath', ...chosen, ...byName], env)];
    });
  const steps = [
    ...unitSteps('unit', () => true, { TEST_DATABASE_URL: postgres }),
    ...(postgres && isSweep ? unitSteps('unit, embedded', (path) => opensDatabase(path)) : []),
    ...(found > 0 ? [build, journeys(['--grep', pattern], { TEST_DATABASE_URL: postgres })] : []),
  ];
  const nothing = new Refusal(`no unit test and no journey matches: ${words.join(' ')}`);
  if (steps.length === 0) throw nothing;
  const { passed, failed } = await runSteps(steps);
  if (passed + failed === 0) throw nothing;
}

/** Tests of a file whose names did not fit are not skipped: nobody asked for them. */
function tallyChosen(report) {
  return { ...tallyJest(report), skipped: 0 };
}
