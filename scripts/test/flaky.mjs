import { writeFileSync } from 'node:fs';
import { resultsOfPlaywright } from './results.mjs';

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
export function listFlaky(report) {
  return resultsOfPlaywright(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ name, error = '' }) => ({ name, error }));
}
