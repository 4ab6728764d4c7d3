import { chooseTests, nothingMatches } from './chosen-tests.mjs';
import { resultsOfJest, resultsOfPlaywright, tellFailures } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { tallyChosen } from './tally.mjs';
import { openTools } from './tools.mjs';

/** As many as a small machine has cores: what waits for too short a time, or in the wrong order, breaks beside them. */
const loops = 2;

/** The unit tests and journeys that fit the words, as many times, on a busy machine; then how often each failed. */
export async function repeatMatching(supervisor, words, times, postgres = '') {
  const { unit, build, journeys } = openTools(supervisor);
  const chosen = chooseTests(words);
  const env = { TEST_DATABASE_URL: postgres };
  const results = [];
  const keepBusy = once(() => startLoops(supervisor));
  const beside = (step, resultsOf) => ({
    ...step,
    tell: (report) => results.push(...resultsOf(report)),
    run() {
      keepBusy();
      return step.run();
    },
  });

  const unitSteps = chosen.groups.map(({ paths, byName }, index) =>
    unit(`unit ${index + 1}`, tallyChosen, ['--testLocationInResults', '--runTestsByPath', ...paths, ...byName], env),
  );
  const rounds = Array.from({ length: times }, (_, index) =>
    unitSteps.map((step) => beside({ ...step, name: `${step.name}, run ${index + 1} of ${times}` }, resultsOfJest)),
  );
  const repeated = ['--retries=0', '--trace=retain-on-failure', `--repeat-each=${times}`];
  try {
    const { passed, failed } = await runSteps(
      [
        ...(chosen.journeys ? [build] : []),
        ...rounds.flat(),
        ...(chosen.journeys ? [beside(journeys([...chosen.journeys, ...repeated], env), resultsOfPlaywright)] : []),
      ],
      () => tellFailures(results, times),
    );
    if (passed + failed === 0) throw nothingMatches(words);
  } finally {
    await supervisor.stop();
  }
}

function startLoops(supervisor) {
  for (let loop = 0; loop < loops; loop += 1) {
    // It ends by being stopped alone, which is no fault here.
    supervisor.runStep(['-e', 'for (;;);']).catch(() => {});
  }
}

function once(work) {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
