import { addTallies, tallyJest, tallyLine, tallyPlaywright, tallyStep } from './tally.mjs';

test('a step without a report counts as one', () => {
  expect(tallyStep(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(tallyStep(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a step that ends badly has failed even when its report is all green', () => {
  const report = { passed: 4, failed: 0, skipped: 0 };
  expect(tallyStep(1, report)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(tallyStep(1, { ...report, failed: 2 })).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test('a test file that jest could not run is a failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 2,
    numTodoTests: 1,
  };
  expect(tallyJest(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
});

test('an error outside any journey is a failure', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{ message: 'no server' }] };
  expect(tallyPlaywright(report)).toEqual({ passed: 6, failed: 2, skipped: 1 });
});

test('a few journeys may need their second try, more are a failure', () => {
  const withFlaky = (flaky: number) =>
    tallyPlaywright({ stats: { expected: 5, unexpected: 0, flaky, skipped: 0 }, errors: [] });
  expect(withFlaky(3)).toEqual({ passed: 8, failed: 0, skipped: 0 });
  expect(withFlaky(4)).toEqual({ passed: 9, failed: 1, skipped: 0 });
});

test('the closing line names what was skipped only when something was', () => {
  const total = addTallies([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 10, failed: 2, skipped: 3 },
  ]);
  expect(tallyLine(total)).toBe('11 passed, 2 failed, 3 skipped');
  expect(tallyLine({ passed: 11, failed: 0, skipped: 0 })).toBe('11 passed, 0 failed');
});
