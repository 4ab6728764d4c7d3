import { writeFileSync } from 'node:fs';

/** Prints the journeys that passed only when tried once more, and keeps them in a file. */
export function tellFlaky(report, file) {
  const flaky = listFlaky(report);
  writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`);
  if (flaky.length > 0) console.log(['flaky:', ...flaky.map(({ name }) => `  ${name}`)].join('\n'));
}

/**
 * The journeys that passed only when tried once more, of a report by Playwright's json reporter: their names, and what
 * broke at first.
 * @returns {{ name: string, error: string }[]}
 */
export function listFlaky({ suites }) {
  return suites.flatMap((suite) => flakyOf(suite, []));
}

/** The outermost suites are the files, whose names the tests tell too. */
function flakyOf({ specs, suites = [] }, titles) {
  return [
    ...specs.flatMap((spec) => triesOf(spec, titles)),
    ...suites.flatMap((suite) => flakyOf(suite, [...titles, suite.title])),
  ];
}

function triesOf({ title, file, line, tests }, titles) {
  return tests
    .filter(({ status }) => status === 'flaky')
    .map(({ projectName, results }) => ({
      name: [`[${projectName}] ${file}:${line}`, ...titles, title].join(' › '),
      error: results[0].error?.message ?? '',
    }));
}
