import { readFileSync } from 'node:fs';
import { Refusal } from '../start/refusal.mjs';
import { countJourneys, listJourneyFiles, listTestFiles } from './list-tests.mjs';
import { nearWords, titlesIn } from './near-words.mjs';
import { chooseFiles, patternOf } from './words.mjs';

/**
 * The unit tests and journeys that fit the words.
 * @param {string[]} words
 * @returns {{ groups: { paths: string[], byName: string[] }[], journeys: string[] | undefined }} jest's words beside the
 *   paths of each group of files; Playwright's words, where any journey fits
 */
export function chooseTests(words) {
  const groups = chooseFiles(listTestFiles(), words, read);
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
  const paths = [...listTestFiles(), ...listJourneyFiles()];
  const near = nearWords(words, [...paths, ...paths.flatMap((path) => titlesIn(read(path)))]);
  const told = near.map((found) => `; near ${near.length > 1 ? found.word : 'it'}: ${found.near.join(', ')}`);
  return new Refusal(`no unit test and no journey matches: ${words.join(' ')}${told.join('')}`);
}

function read(path) {
  return readFileSync(path, 'utf8');
}
