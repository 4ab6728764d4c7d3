import { foldText } from '@/lib/contract/fold-text';
import type { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import { type Candidate, correctWord, toCandidate } from './correct-word';
import { exonyms, longestExonym } from './exonyms';
import { type Word, wordsOf } from './words-of';

/** Places whose names mean something else in a question, unless 'in' or 'near' stands before them or nothing beside. */
const ordinaryWords: ReadonlySet<string> = new Set(
  `ash bath bow broad care church cross day deal end eye ford hale hall ham hill home hook hope house kind lane law lea
  mill mount nelson new old over park rest rise rugby sale settle stone street sun the tower town view ware wash way
  well wells wing wood work wells battle march barking reading sandwich`.split(/\s+/),
);
const pointers: ReadonlySet<string> = new Set(['in', 'near', 'around', 'nearby', 'at', 'to', 'from', 'of']);

export function isPointedAt(words: readonly Word[], at: number): boolean {
  return pointers.has(words[at - 1]?.written ?? '');
}

/** The longest name of a place that begins at a word; with its county behind it, the one of that county. */
export function spotPlace(
  words: readonly Word[],
  at: number,
  places: Gazetteer,
): { meaning: Place; length: number } | null {
  const longest = Math.max(places.longestName, longestExonym);
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const name = nameOf(words, at, length);
    const found = findByAnyName(name, places);
    const [first] = found;
    if (!first) continue;
    if (length === 1 && ordinaryWords.has(name) && words.length > 1 && !isPointedAt(words, at)) return null;
    if (found.length > 1) {
      const county = countyAfter(words, at + length, found, places.longestName);
      if (county) return { meaning: county.meaning, length: length + county.length };
    }
    return { meaning: first, length };
  }
  return null;
}

/** What was written into the field for a place: a postcode, a name, 'Newport, Shropshire', or either with a slip. */
export function readPlace(text: string, places: Gazetteer): { meaning: Place; words: string } | null {
  const all = wordsOf(text);
  // 'Sutton in Ashfield', 'Newport, Isle of Wight': small words are of the name where the whole is one.
  const exact = spotPlace(all, 0, places);
  if (exact && exact.length === all.length) return { meaning: exact.meaning, words: text };
  const words = all.filter(({ written }) => !pointers.has(written));
  for (let at = 0; at < words.length; at += 1) {
    const whole = spotPlace(at === 0 ? words : words.slice(at), 0, places) ?? spotOrdinary(words, at, places);
    if (whole) return { meaning: whole.meaning, words: text };
  }
  const corrected = correctWord(foldText(text), placeCandidates(places));
  const meaning = corrected ? places.find(corrected)[0] : undefined;
  return meaning ? { meaning, words: text } : null;
}

const kept = new WeakMap<Gazetteer, readonly Candidate[]>();

export function placeCandidates(places: Gazetteer): readonly Candidate[] {
  const known =
    kept.get(places) ?? [...places.names].map((name) => toCandidate(name, places.find(name)[0]?.population ?? 0));
  kept.set(places, known);
  return known;
}

function spotOrdinary(words: readonly Word[], at: number, places: Gazetteer) {
  const [meaning] = findByAnyName(words[at]?.written ?? '', places);
  return meaning ? { meaning, length: 1 } : null;
}

function countyAfter(words: readonly Word[], at: number, found: readonly Place[], longest: number) {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const county = nameOf(words, at, length);
    const meaning = found.find((place) => foldText(place.county) === county);
    if (meaning) return { meaning, length };
  }
  return null;
}

function findByAnyName(name: string, places: Gazetteer): readonly Place[] {
  const found = places.find(name);
  const english = found.length === 0 ? exonyms.get(name) : undefined;
  return english ? places.find(english) : found;
}

function nameOf(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ written }) => written)
    .join(' ');
}
