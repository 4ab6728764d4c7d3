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

/** Place and weight in one number each, while the index grows: a hundred thousand listings have millions. */
const perPlace = 16;

/** Takes listings one by one, so that their texts need not all be in memory. */
export function startWordIndex() {
  const growing = new Map<string, number[]>();
  const spellings = new Map<string, string>();
  let size = 0;

  function note(key: string, weight: number): void {
    let found = growing.get(key);
    if (!found) {
      found = [];
      growing.set(key, found);
    }
    const packed = size * perPlace + weight;
    const last = found.at(-1) ?? -1;
    if (last < size * perPlace) found.push(packed);
    else if (last < packed) found[found.length - 1] = packed;
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
      for (const [key, packed] of growing) {
        postings.set(key, {
          places: Uint32Array.from(packed, (value) => Math.floor(value / perPlace)),
          weights: Uint8Array.from(packed, (value) => value % perPlace),
        });
      }
      return { size, postings, spellings };
    },
  };
}
