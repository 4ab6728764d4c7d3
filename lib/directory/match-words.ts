import type { Directory } from './directory';
import type { Question, Term } from './question';
import type { Postings } from './words/word-index';
import { foldedWords } from './words/words-of';

/** How a question's words fit the entries, by their places. */
export type WordMatches = {
  /** How many of the terms are found. */
  matched: Uint8Array;
  /** How well: rarer words and better fields count more. */
  fit: Float64Array;
  /** 1 where the title has every word. */
  isName: Uint8Array;
};

const titleWeight = 8;
const extrasShare = 0.2;
/** In people: a smaller place may well be the name of a house. */
const knownTown = 5_000;

export function matchWords({ words, entries }: Pick<Directory, 'words' | 'entries'>, question: Question): WordMatches {
  const size = entries.length;
  const matches = { matched: new Uint8Array(size), fit: new Float64Array(size), isName: new Uint8Array(size) };
  for (const term of question.terms) {
    const best = bestOf(term, words, size);
    for (let place = 0; place < size; place += 1) {
      const fit = best[place] ?? 0;
      if (fit === 0) continue;
      matches.matched[place] = (matches.matched[place] ?? 0) + 1;
      matches.fit[place] = (matches.fit[place] ?? 0) + fit;
    }
  }
  for (const term of question.extras) {
    const best = bestOf(term, words, size);
    for (let place = 0; place < size; place += 1) {
      matches.fit[place] = (matches.fit[place] ?? 0) + (best[place] ?? 0) * extrasShare;
    }
  }
  markNames(matches, question, words, entries);
  return matches;
}

/** For each entry the best that any word of a term does for it. */
function bestOf(term: Term, { postings }: Directory['words'], size: number): Float32Array {
  const best = new Float32Array(size);
  for (const { key, weight } of term) {
    const found = postings.get(key);
    if (!found) continue;
    const { places, weights } = found;
    const rarity = Math.log2(2 + size / places.length);
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const fit = (weights[at] ?? 0) * weight * rarity;
      if (fit > (best[place] ?? 0)) best[place] = fit;
    }
  }
  return best;
}

/** So few listings have a word that it says which one is meant. */
function isTelling(found: Postings, size: number): boolean {
  return found.places.length <= Math.max(3, size / 200);
}

/**
 * All words of a question in one title are its name when there are several and one is rare, or the title has no others.
 * Never where they said a kind or a well-known place, and no more.
 */
function markNames(
  { isName, fit }: WordMatches,
  { name, terms, kinds, place }: Question,
  { postings }: Directory['words'],
  entries: Directory['entries'],
): void {
  if (terms.length === 0 && (kinds.length > 0 || (place?.population ?? 0) > knownTown)) return;
  const [first, ...others] = [...new Set(name)].map((word) => postings.get(word));
  if (!first || others.some((found) => !found)) return;
  const isTold =
    others.length > 0 &&
    terms.some(([literal]) => {
      const found = literal && postings.get(literal.key);
      return found !== undefined && isTelling(found, entries.length);
    });
  // How many of the words each title has, the rarest first: few are left after it.
  const has = new Uint8Array(entries.length);
  const all = [first, ...others].flatMap((found) => found ?? []).sort((a, b) => a.places.length - b.places.length);
  for (let index = 0; index < all.length; index += 1) countTitles(all[index], index, has);
  const named = all[0]?.places.filter((place) => has[place] === all.length) ?? [];
  for (const place of named) {
    const length = foldedWords(entries[place]?.title ?? '').length;
    if (!isTold && length > all.length) continue;
    isName[place] = 1;
    // The shorter the title, the more of it was said.
    fit[place] = (fit[place] ?? 0) + 100 / Math.max(length, 1);
  }
}

function countTitles(found: Postings | undefined, before: number, has: Uint8Array): void {
  if (!found) return;
  const { places, weights } = found;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (weights[at] === titleWeight && has[place] === before) has[place] = before + 1;
  }
}
