import { readFileSync } from 'node:fs';
import { Refusal } from '../start/refusal.mjs';
import { countJourneys, listTestFiles } from './list-tests.mjs';
import { chooseFiles, patternOf } from './words.mjs';

/**
 * The unit tests and journeys that fit the words.
 * @param {string[]} words
 * @returns {{ groups: { paths: string[], byName: string[] }[], journeys: string[] | undefined }} jest's words beside the
 *   paths of each group of files; Playwright's words, where any journey fits
 */
export function chooseTests(words) {
  const groups = chooseFiles(listTestFiles(), words, (path) => readFileSync(path, 'utf8'));
  const pattern = patternOf(words.map((word) => word.replace(/^e2e\//, '')));
  const journeys = countJourneys(pattern) > 0 ? ['--grep', pattern] : undefined;
  if (groups.length === 0 && !journeys) throw nothingMatches(words);
  return {
    groups: groups.map(({ paths, named }) => ({
      paths,
      byName: named.length > 0 ? ['--testNamePattern', patternOf(named)] : [],
    })),
    journeys,
  };
}

/** @param {string[]} words */
export function nothingMatches(words) {
  return new Refusal(`no unit test and no journey matches: ${words.join(' ')}`);
}
