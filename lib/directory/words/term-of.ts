import type { Term } from '../question';
import { phraseAt } from './phrases';
import { synonyms } from './synonyms';
import type { WordIndex } from './word-index';

const beginningsTaken = 40;

export function termOf(word: string, { postings, spellings }: WordIndex): Term {
  const same = phraseAt(synonyms, [word], 0);
  const term = [{ key: word, weight: 1 }, ...(same ? [{ key: same.meaning, weight: 0.7 }] : [])];
  if (word.length < 3 || postings.has(word) || (same && postings.has(same.meaning))) return term;
  return [...term, ...beginningWith(word, spellings).map((key) => ({ key, weight: 0.6 }))];
}

const kept = new WeakMap<WordIndex['spellings'], readonly string[]>();

export function beginningWith(beginning: string, spellings: WordIndex['spellings']): string[] {
  const sorted = kept.get(spellings) ?? [...spellings.keys()].sort();
  kept.set(spellings, sorted);
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return sorted.slice(low, low + beginningsTaken).filter((word) => word.startsWith(beginning));
}
