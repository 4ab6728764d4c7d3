import { wordsOf } from './words-of';

export type Phrases<T> = ReadonlyMap<string, readonly { words: readonly string[]; meaning: T }[]>;

export function makePhrases<T>(meanings: Iterable<readonly [phrase: string, meaning: T]>): Phrases<T> {
  const byFirst = new Map<string, { words: readonly string[]; meaning: T }[]>();
  for (const [phrase, meaning] of meanings) {
    const words = wordsOf(phrase).map(({ word }) => word);
    const [first] = words;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, meaning }]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

export function phraseAt<T>(
  phrases: Phrases<T>,
  words: readonly string[],
  at: number,
): { meaning: T; length: number } | null {
  for (const phrase of phrases.get(words[at] ?? '') ?? []) {
    if (phrase.words.every((word, index) => words[at + index] === word)) {
      return { meaning: phrase.meaning, length: phrase.words.length };
    }
  }
  return null;
}
