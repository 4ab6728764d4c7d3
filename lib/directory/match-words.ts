import type { Directory } from './directory';
import type { Question, Term } from './question';
import { scratchOf } from './scratch';
import { type Postings, titleWeight } from './words/word-index';
import { foldedWords } from './words/words-of';

export type WordMatches = {
  matched: Uint8Array;
  /** How well: rarer words and better fields count more. */
  fit: Float64Array;
  /** 1 where the title has every word. */
  isName: Uint8Array;
  hasName: boolean;
};

const extrasShare = 0.2;
/** In people: a smaller place may well be the name of a house. */
const knownTown = 5_000;

export function matchWords({ words, entries, facts }: Directory, question: Question): WordMatches {
  const { words: matches, best, has } = scratchOf(facts);
  for (const numbers of Object.values(matches)) numbers.fill(0);
  for (const term of question.terms) addTerm(matches, term, words, best);
  for (const term of question.extras) addTerm(matches, term, words, best, extrasShare);
  return { ...matches, hasName: markNames({ ...matches, has }, question, words, entries) };
}

type Marks = Omit<WordMatches, 'hasName'>;

/** `best` is zeros, and left so; `share` is of a word that is not asked for: it does not count as found. */
function addTerm(
  { matched, fit }: Marks,
  term: Term,
  { postings }: Directory['words'],
  best: Float32Array,
  share?: number,
): void {
  const found = term.flatMap(({ key, weight }) => {
    const known = postings.get(key);
    return known ? [{ ...known, weight, rarity: Math.log2(2 + best.length / known.places.length) }] : [];
  });
  for (const { places, weights, weight, rarity } of found) {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const its = (weights[at] ?? 0) * weight * rarity;
      if (its > (best[place] ?? 0)) best[place] = its;
    }
  }
  for (const { places } of found) {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const its = best[place] ?? 0;
      if (its === 0) continue;
      best[place] = 0;
      fit[place] = (fit[place] ?? 0) + its * (share ?? 1);
      if (share === undefined) matched[place] = (matched[place] ?? 0) + 1;
    }
  }
}

/** So few listings have a word that it says which one is meant. */
function isTelling(found: Postings, size: number): boolean {
  return found.places.length <= Math.max(3, size / 200);
}

/**
 * All words of a question in one title are its name when there are several and one is rare, or the title has no others.
 * Never where they said a kind or a well-known place, and no more. Whether any is one.
 */
function markNames(
  { isName, fit, has }: Pick<Marks, 'isName' | 'fit'> & { has: Uint8Array },
  { name, terms, kinds, place }: Question,
  { postings }: Directory['words'],
  entries: Directory['entries'],
): boolean {
  if (terms.length === 0 && (kinds.length > 0 || (place?.population ?? 0) > knownTown)) return false;
  const [first, ...others] = [...new Set(name)].map((word) => postings.get(word));
  if (!first || others.some((found) => !found)) return false;
  const isTold =
    others.length > 0 &&
    terms.some(([literal]) => {
      const found = literal && postings.get(literal.key);
      return found !== undefined && isTelling(found, entries.length);
    });
  // How many of the words each title has, the rarest first: few are left after it.
  has.fill(0);
  const all = [first, ...others].flatMap((found) => found ?? []).sort((a, b) => a.places.length - b.places.length);
  for (let index = 0; index < all.length; index += 1) countTitles(all[index], index, has);
  const named = all[0]?.places.filter((place) => has[place] === all.length) ?? [];
  const lengthOf = titleLengths(entries);
  let hasName = false;
  for (const place of named) {
    const length = lengthOf(place);
    if (!isTold && length > all.length) continue;
    isName[place] = 1;
    hasName = true;
    // The shorter the title, the more of it was said.
    fit[place] = (fit[place] ?? 0) + 100 / Math.max(length, 1);
  }
  return hasName;
}

const lengths = new WeakMap<Directory['entries'], Uint16Array>();

function titleLengths(entries: Directory['entries']): (place: number) => number {
  const known = lengths.get(entries) ?? new Uint16Array(entries.length);
  lengths.set(entries, known);
  return (place) => {
    if (known[place] === 0) known[place] = foldedWords(entries[place]?.title ?? '').length;
    return known[place] ?? 0;
  };
}

function countTitles(found: Postings | undefined, before: number, has: Uint8Array): void {
  if (!found) return;
  const { places, weights } = found;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (weights[at] === titleWeight && has[place] === before) has[place] = before + 1;
  }
}
