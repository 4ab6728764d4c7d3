import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Prints the ten test files that used most of the processor before their first test; scripts/jest/environment.cjs tells. */
export function tellStarts(file) {
  if (!existsSync(file)) return;
  const starts = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((one, other) => other.seconds - one.seconds);
  const dearest = starts.slice(0, 10).map(({ path, seconds }) => `  ${seconds.toFixed(2)} s ${relative('', path)}`);
  console.log(['processor before the first test:', ...dearest].join('\n'));
}
