import type { Term } from '../question';
import { phraseAt } from './phrases';
import { synonyms } from './synonyms';
import type { WordIndex } from './word-index';

const beginningsTaken = 40;

/** A word with what finds it as well: others for the same thing and, where no listing has it, words that begin so. */
export function termOf(word: string, { postings, spellings }: WordIndex): Term {
  const same = phraseAt(synonyms, [word], 0);
  const term = [{ key: word, weight: 1 }, ...(same ? [{ key: same.meaning, weight: 0.7 }] : [])];
  if (word.length < 3 || postings.has(word) || (same && postings.has(same.meaning))) return term;
  return [...term, ...beginningWith(word, spellings).map((key) => ({ key, weight: 0.6 }))];
}

export function beginningWith(beginning: string, spellings: WordIndex['spellings']): string[] {
  const found: string[] = [];
  for (const word of spellings.keys()) {
    if (word.startsWith(beginning)) found.push(word);
    if (found.length === beginningsTaken) break;
  }
  return found;
}
