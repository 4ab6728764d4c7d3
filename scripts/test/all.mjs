import { markGreen } from './green.mjs';
import { listTestFiles } from './list-tests.mjs';
import { canUsePostgres, needsBothEngines } from './postgres.mjs';
import { runSteps } from './run-steps.mjs';
import { inTurn } from './sample.mjs';
import { tallyJest } from './tally.mjs';
import { openTools } from './tools.mjs';

/**
 * Everything.
 * @param {string | undefined} postgres its address, where there is one
 */
export async function testAll(supervisor, postgres) {
  const { check, unit, build, journeys } = openTools(supervisor);
  const files = listTestFiles();
  const onPostgres = postgres ? files.filter((path) => canUsePostgres(path)) : [];
  // What asks PostgreSQL asks the embedded engine the same: there every third file, and in the sweep every one.
  const both = inTurn(
    onPostgres.filter((path) => needsBothEngines(path)),
    0,
    3,
  );
  const onEmbedded = files.filter((path) => !onPostgres.includes(path) || both.includes(path));
  const steps = [
    check('format', 'format:check'),
    check('lint', 'lint'),
    check('types', 'typecheck'),
    check('unused code', 'knip'),
    unit('unit', tallyJest, ['--runTestsByPath', ...onEmbedded], { TEST_SECOND_ENGINE: postgres ? '1' : '' }),
    ...(postgres
      ? [unit('unit on PostgreSQL', tallyJest, ['--runTestsByPath', ...onPostgres], { TEST_DATABASE_URL: postgres })]
      : []),
    build,
    journeys([], { TEST_DATABASE_URL: postgres ?? '' }),
  ];
  await markGreen(() => runSteps(steps));
}
