import { listTestFiles } from './list-tests.mjs';
import { needsPostgres } from './postgres.mjs';
import { runSteps } from './run-steps.mjs';
import { tallyJest } from './tally.mjs';
import { openTools } from './tools.mjs';

/**
 * Everything.
 * @param {string | undefined} postgres its address, where there is one
 */
export async function testAll(supervisor, postgres) {
  const { check, unit, build, journeys } = openTools(supervisor);
  const onPostgres = () => ['--runTestsByPath', ...listTestFiles().filter((path) => needsPostgres(path))];
  await runSteps([
    check('format', 'format:check'),
    check('lint', 'lint'),
    check('types', 'typecheck'),
    check('unused code', 'knip'),
    unit('unit', tallyJest, []),
    ...(postgres ? [unit('care API on PostgreSQL', tallyJest, onPostgres(), { TEST_DATABASE_URL: postgres })] : []),
    build,
    journeys(),
  ]);
}
