import type { SearchText } from '@/lib/contract/search-text';
import { phraseAt } from './phrases';
import { synonyms } from './synonyms';
import { foldedWords, toSingular } from './words-of';

/** Where a word stands in listings: their places, in order, and how much the best of its fields counts there. */
export type Postings = { places: Uint32Array; weights: Uint8Array };

export type WordIndex = {
  size: number;
  postings: ReadonlyMap<string, Postings>;
  /** Every word as most write it first, for corrections and beginnings. */
  spellings: ReadonlyMap<string, string>;
};

/** A word in the title counts most, in the description least. */
const fields: readonly (readonly [keyof SearchText, number])[] = [
  ['title', 8],
  ['category', 5],
  ['place', 4],
  ['features', 4],
  ['description', 2],
];

type Growing = { places: number[]; weights: number[] };

/** Takes listings one by one, so that their texts need not all be in memory. */
export function startWordIndex() {
  const growing = new Map<string, Growing>();
  const spellings = new Map<string, string>();
  let size = 0;

  function note(key: string, weight: number): void {
    let found = growing.get(key);
    if (!found) {
      found = { places: [], weights: [] };
      growing.set(key, found);
    }
    const last = found.places.length - 1;
    if (found.places[last] === size) {
      if ((found.weights[last] ?? 0) < weight) found.weights[last] = weight;
      return;
    }
    found.places.push(size);
    found.weights.push(weight);
  }

  return {
    add(text: SearchText): void {
      for (const [field, weight] of fields) {
        const written = foldedWords(text[field]);
        const words = written.map(toSingular);
        for (const [at, word] of words.entries()) {
          note(word, weight);
          if (!spellings.has(word)) spellings.set(word, written[at] ?? word);
          const phrase = phraseAt(synonyms, words, at);
          if (phrase) note(phrase.meaning, weight);
        }
      }
      size += 1;
    },
    finish(): WordIndex {
      const postings = new Map<string, Postings>();
      for (const [key, { places, weights }] of growing) {
        postings.set(key, { places: Uint32Array.from(places), weights: Uint8Array.from(weights) });
      }
      return { size, postings, spellings };
    },
  };
}
