/** Counts of one step: `{ passed, failed, skipped }`. A step without a report of its own counts as one. */
export function tallyStep(exitCode, report) {
  const tally = report ?? { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // A step that ended badly has failed, whatever its report says.
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Counts of a jest `--json` report. A file that could not be run at all is one failure. */
export function tallyJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Tests of a file whose names did not fit the words are not skipped: nobody asked for them. */
export function tallyChosen(report) {
  return { ...tallyJest(report), skipped: 0 };
}

/** As many journeys may need their second try in one run; more are a failure of their own. */
const mayTremble = 3;

/** Counts of a report by Playwright's json reporter. An error outside any test is one failure. */
export function tallyPlaywright({ stats, errors }) {
  const tooMany = stats.flaky > mayTremble ? 1 : 0;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length + tooMany,
    skipped: stats.skipped,
  };
}

export function addTallies(tallies) {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function tallyLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
