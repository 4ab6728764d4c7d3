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
import { titleWeight } from './word-index';
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
  const asked = joinParts(words, index, isKnown);
  const corrected = asked.flatMap((word, at) => {
    const pointedAt = isPointedAt(asked, at);
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

const mostParts = 3;

/** The words of one title that were written as one: 'shawside' for 'Shaw Side', 'tycoed' for 'Ty Coed'. */
function wordsTogether(written: string, index: Directory['words']): string[] | null {
  for (let parts = 2; parts <= mostParts; parts += 1) {
    const apart = partsOfTitle(written, parts, index);
    if (apart) return apart;
  }
  return null;
}

/** A single letter may stand between others alone, as in 'Llys y Coed'. */
function partsOfTitle(
  written: string,
  parts: number,
  index: Directory['words'],
  within: ReadonlySet<number> | null = null,
): string[] | null {
  if (parts === 1) return written.length > 1 && titlesWith(written, index, within).size > 0 ? [written] : null;
  for (let at = within ? 1 : 2; at < written.length - 1; at += 1) {
    const first = written.slice(0, at);
    const titles = titlesWith(first, index, within);
    const others = titles.size > 0 ? partsOfTitle(written.slice(at), parts - 1, index, titles) : null;
    if (others) return [first, ...others];
  }
  return null;
}

/** The places of listings, of some where they are given, whose title has a word. */
function titlesWith(
  written: string,
  { postings }: Directory['words'],
  within: ReadonlySet<number> | null,
): Set<number> {
  const { places = [], weights = [] } = postings.get(toSingular(written)) ?? {};
  return new Set([...places].filter((place, at) => weights[at] === titleWeight && (within?.has(place) ?? true)));
}

/** A word of some title that was written as two: 'mc donald', 'o hara'. */
function joinParts(words: readonly Word[], index: Directory['words'], isKnown: (word: Word) => boolean): Word[] {
  const joined: Word[] = [];
  for (const next of words) {
    const last = joined.at(-1);
    const written = `${last?.written}${next.written}`;
    const isOne = last && !(isKnown(last) && isKnown(next)) && titlesWith(written, index, null).size > 0;
    if (isOne) joined.splice(-1, 1, { word: toSingular(written), written, start: last.start, end: next.end });
    else joined.push(next);
  }
  return joined;
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
