import { listTestFiles } from './list-tests.mjs';
import { needsPostgres } from './postgres.mjs';
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
  const onPostgres = files.filter((path) => needsPostgres(path));
  // What asks PostgreSQL asks the embedded engine the same: there every other file, but in the sweep.
  const alsoEmbedded = new Set(postgres ? inTurn(onPostgres, 0, 2) : onPostgres);
  const onEmbedded = files.filter((path) => !onPostgres.includes(path) || alsoEmbedded.has(path));
  await runSteps([
    check('format', 'format:check'),
    check('lint', 'lint'),
    check('types', 'typecheck'),
    check('unused code', 'knip'),
    unit('unit', tallyJest, ['--runTestsByPath', ...onEmbedded]),
    ...(postgres
      ? [
          unit('care API on PostgreSQL', tallyJest, ['--runTestsByPath', ...onPostgres], {
            TEST_DATABASE_URL: postgres,
          }),
        ]
      : []),
    build,
    journeys(),
  ]);
}
