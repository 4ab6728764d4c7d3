import type { SearchText } from '@/lib/contract/search-text';
import { phraseAt } from './phrases';
import { synonyms } from './synonyms';
import { foldedWords, initialsIn, joinedIn, toSingular } from './words-of';

/** Where a word stands in listings: their places, in order, and how much the best of its fields counts there. */
export type Postings = { places: Uint32Array; weights: Uint8Array };

export type WordIndex = {
  postings: ReadonlyMap<string, Postings>;
  spellings: ReadonlyMap<string, string>;
};

/** What one listing says: the number of each of its words in the vocabulary, packed with the weight of its best field. */
export type ListedWords = Uint32Array;

export const titleWeight = 8;
const fields: readonly (readonly [keyof SearchText, number])[] = [
  ['title', titleWeight],
  ['category', 5],
  ['place', 4],
  ['features', 4],
  ['description', 2],
];

const keyWeight = 5;

/** Above every weight. */
const perWord = 16;

/** The words of all listings, each once: what a listing says is kept as numbers, so that its text need not be in memory. */
export function startVocabulary() {
  const numbers = new Map<string, number>();
  /** By number; undefined for what is only ever meant. */
  const spellings: (string | undefined)[] = [];

  function numberOf(key: string): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  }

  return {
    /** @param keys what is known of it besides its words. */
    list(text: SearchText, keys: readonly string[]): ListedWords {
      const best = new Map(keys.map((key) => [numberOf(key), keyWeight]));
      const note = (number: number, weight: number) => {
        if ((best.get(number) ?? 0) < weight) best.set(number, weight);
      };
      for (const word of joinedIn(text.title)) note(numberOf(toSingular(word)), titleWeight);
      for (const [field, weight] of fields) {
        const written = [...foldedWords(text[field]), ...(field === 'title' ? initialsIn(text.title) : [])];
        const words = written.map(toSingular);
        for (const [at, word] of words.entries()) {
          const number = numberOf(word);
          note(number, weight);
          spellings[number] ??= written[at];
          const phrase = phraseAt(synonyms, words, at);
          if (phrase) note(numberOf(phrase.meaning), weight);
        }
      }
      return Uint32Array.from(best, ([number, weight]) => number * perWord + weight);
    },
    /** @param listings what each says, by their places. */
    index(listings: readonly ListedWords[]): WordIndex {
      // The postings of a word stand from `starts[number]` to before `starts[number + 1]`.
      const starts = new Uint32Array(numbers.size + 1);
      for (const words of listings) {
        for (const packed of words) add(starts, Math.floor(packed / perWord) + 1, 1);
      }
      for (let number = 1; number < starts.length; number += 1) add(starts, number, starts[number - 1] ?? 0);
      const places = new Uint32Array(starts.at(-1) ?? 0);
      const weights = new Uint8Array(places.length);
      const next = starts.slice();
      for (const [place, words] of listings.entries()) {
        for (const packed of words) {
          const number = Math.floor(packed / perWord);
          const slot = next[number] ?? 0;
          places[slot] = place;
          weights[slot] = packed % perWord;
          next[number] = slot + 1;
        }
      }
      const index = { postings: new Map<string, Postings>(), spellings: new Map<string, string>() };
      for (const [key, number] of numbers) {
        const [start = 0, end = 0] = starts.subarray(number, number + 2);
        // Said by listings that are gone.
        if (start === end) continue;
        index.postings.set(key, { places: places.subarray(start, end), weights: weights.subarray(start, end) });
        const spelling = spellings[number];
        if (spelling !== undefined) index.spellings.set(key, spelling);
      }
      return index;
    },
  };
}

function add(numbers: Uint32Array, place: number, more: number): void {
  numbers[place] = (numbers[place] ?? 0) + more;
}
