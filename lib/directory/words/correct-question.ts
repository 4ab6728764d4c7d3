import type { Understood } from '@/lib/contract/listing-page';
import type { Directory } from '../directory';
import type { Gazetteer } from '../places/gazetteer';
import { askedAudiences, askedKinds, englishAsked, fillerWords } from './asked-kinds';
import { type Candidate, correctWord, toCandidate } from './correct-word';
import { everydayWords } from './everyday-words';
import { exonyms, withoutEnding } from './exonyms';
import type { Phrases } from './phrases';
import { isPointedAt, placeCandidates } from './spot-place';
import { englishSynonyms, synonyms } from './synonyms';
import { beginningWith } from './term-of';
import { toSingular, type Word } from './words-of';

const askedWords = wordsIn([askedKinds, askedAudiences, synonyms]);
/** Slips are put right in English alone: near each of its words lies one of some other language. */
const englishWords = wordsIn([englishAsked, englishSynonyms]);
const exonymWords: ReadonlySet<string> = new Set([...exonyms.keys()].flatMap((name) => name.split(' ')));

/** Puts slips of the finger right; a number, or a word that a listing, a place or a question has, is none. */
export function correctQuestion(
  words: readonly Word[],
  { words: index, places }: Pick<Directory, 'words' | 'places'>,
): { words: Word[]; corrections: Understood['corrections'] } {
  const corrections: Understood['corrections'] = [];
  const isKnown = ({ word, written }: Word) =>
    index.postings.has(word) ||
    placeWords(places).has(written) ||
    exonymWords.has(written) ||
    askedWords.has(word) ||
    fillerWords.has(word) ||
    (word.length > 2 && beginningWith(word, index.spellings).length > 0);
  const corrected = words.flatMap((word, at) => {
    const pointedAt = isPointedAt(words, at);
    if (isKnown(word) || (!pointedAt && everydayWords.has(word.written))) return word;
    const place = withoutEnding(word.written, (name) => places.names.has(name) || exonyms.has(name));
    if (place) return { ...word, word: toSingular(place), written: place };
    const apart = wordsTogether(word.written, index);
    const meant = apart?.join(' ') ?? correctWord(word.written, candidates(index, places, pointedAt));
    if (meant === null) return word;
    corrections.push({ from: word.written, to: meant });
    return (apart ?? [meant]).map((written) => ({ ...word, word: toSingular(written), written }));
  });
  return { words: corrected, corrections };
}

const shortestPart = 3;
const titleWeight = 8;

/** Two words of one title that were written as one: 'shawside' for 'Shaw Side'. */
function wordsTogether(written: string, { postings }: Directory['words']): string[] | null {
  for (let at = shortestPart; at <= written.length - shortestPart; at += 1) {
    const parts = [written.slice(0, at), written.slice(at)];
    const [first, second] = parts.map((part) => postings.get(toSingular(part)));
    if (!first || !second) continue;
    const titled = new Set(first.places.filter((_, index) => first.weights[index] === titleWeight));
    if (second.places.some((place, index) => second.weights[index] === titleWeight && titled.has(place))) return parts;
  }
  return null;
}

const kept = new WeakMap<Gazetteer, ReadonlySet<string>>();

function placeWords(places: Gazetteer): ReadonlySet<string> {
  const known = kept.get(places) ?? new Set([...places.names].flatMap((name) => name.split(' ')));
  kept.set(places, known);
  return known;
}

/** In people. So many ordinary words are like the name of a village that one is meant only where it is pointed at. */
const knownTown = 10_000;

type Candidates = { anywhere: readonly Candidate[]; pointedAt: readonly Candidate[] };
const keptCandidates = new WeakMap<Directory['words'], Candidates>();

function candidates(words: Directory['words'], places: Gazetteer, isPointedAt: boolean): readonly Candidate[] {
  const known = keptCandidates.get(words) ?? makeCandidates(words, places);
  keptCandidates.set(words, known);
  return isPointedAt ? known.pointedAt : known.anywhere;
}

function makeCandidates({ spellings, postings }: Directory['words'], places: Gazetteer): Candidates {
  const said = [
    ...[...englishWords].map((word) => toCandidate(word, 1_000)),
    ...[...spellings].map(([key, word]) => toCandidate(word, postings.get(key)?.places.length ?? 0)),
  ];
  const named = placeCandidates(places);
  return { pointedAt: [...said, ...named], anywhere: [...said, ...named.filter(({ times }) => times >= knownTown)] };
}

function wordsIn(tables: readonly Phrases<unknown>[]): ReadonlySet<string> {
  return new Set(
    tables.flatMap((phrases) => [...phrases.values()].flatMap((known) => known.flatMap(({ words }) => words))),
  );
}
