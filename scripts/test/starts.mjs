import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Prints the ten test files that used most of the processor before their first test; scripts/jest/environment.cjs tells. */
export function tellStarts(file) {
  if (!existsSync(file)) return;
  const starts = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap(parse)
    .sort((one, other) => other.seconds - one.seconds);
  const dearest = starts.slice(0, 10).map(({ path, seconds }) => `  ${seconds.toFixed(2)} s ${relative('', path)}`);
  console.log(['processor before the first test:', ...dearest].join('\n'));
}

/** Half a line is left by a worker that was killed, or of a full disk. */
function parse(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
