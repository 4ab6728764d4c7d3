import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What came of a test: `name` is its place and titles, `error` what a failure says first. What was skipped has no result.
 * @typedef {{ name: string, status: 'passed' | 'failed' | 'flaky', error?: string }} Result
 */

/** Of a jest `--json` report made with `--testLocationInResults`. A file that broke outside its tests is a failure too. @returns {Result[]} */
export function resultsOfJest({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative('', path);
    const results = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map(({ ancestorTitles, title, location, ...test }) => ({
        name: [`${file}:${location?.line ?? 1}`, ...ancestorTitles, title].join(' › '),
        ...outcome(test.status, test.failureMessages?.[0]),
      }));
    const isBroken = status === 'failed' && !results.some((result) => result.status === 'failed');
    return isBroken ? [...results, { name: file, ...outcome('failed', message) }] : results;
  });
}

/**
 * Of a report by Playwright's json reporter. An error outside any test is a failure too.
 * @param {{ suites: object[], errors?: { message: string }[], config: { rootDir: string } }} report
 * @returns {Result[]}
 */
export function resultsOfPlaywright({ suites, errors = [], config }) {
  const folder = relative('', config?.rootDir ?? '');
  return [
    ...suites.flatMap((suite) => resultsOfSuite(suite, [], folder)),
    ...errors.map(({ message }) => ({ name: 'outside any journey', ...outcome('failed', message) })),
  ];
}

/** The outermost suites are the files, whose names the tests tell too. */
function resultsOfSuite({ specs, suites = [] }, titles, folder) {
  return [
    ...specs.flatMap((spec) => resultsOfSpec(spec, titles, folder)),
    ...suites.flatMap((suite) => resultsOfSuite(suite, [...titles, suite.title], folder)),
  ];
}

const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' };

function resultsOfSpec({ title, file, line, tests }, titles, folder) {
  return tests
    .filter(({ status }) => status in statuses)
    .map(({ projectName, status, results }) => ({
      name: [`[${projectName}] ${join(folder, file)}:${line}`, ...titles, title].join(' › '),
      ...outcome(statuses[status], results[0]?.error?.message),
    }));
}

function outcome(status, message) {
  if (status === 'passed') return { status };
  return { status, error: message ? stripVTControlCharacters(message).trim() : '' };
}

/** Prints how often each test failed, and what each failure said first; those that failed most come last. */
export function tellFailures(results, times) {
  console.log(`\n== ${times} times, beside busy loops`);
  for (const line of failureLines(results, times)) console.log(line);
}

/** @param {Result[]} results @param {number} times */
export function failureLines(results, times) {
  const runsOf = new Map();
  for (const result of results) runsOf.set(result.name, [...(runsOf.get(result.name) ?? []), result]);
  return [...runsOf]
    .map(([name, runs]) => ({ name, runs, failures: runs.filter(({ status }) => status !== 'passed') }))
    .sort((one, other) => one.failures.length - other.failures.length)
    .flatMap(({ name, runs, failures }) => {
      if (failures.length === 0)
        return `never failed${runs.length < times ? `, ran ${runs.length} times` : ''}: ${name}`;
      const said = new Set(failures.map(({ error = '' }) => error.split('\n')[0]));
      return [`failed ${failures.length} of ${times}: ${name}`, ...[...said].map((line) => `  ${line}`)];
    });
}
