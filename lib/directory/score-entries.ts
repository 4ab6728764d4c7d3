import type { ListingQuery } from '@/lib/contract/listing-query';
import { asksFor } from './asks-for';
import type { Directory } from './directory';
import { audienceBits } from './facts';
import type { WordMatches } from './match-words';
import type { Nearness } from './near-place';
import { orderEntries } from './order-entries';
import type { Question } from './question';

type Found = { words: WordMatches; near: Nearness | null };

// What outweighs what within a run, each far above all that is below it.
const weights = { name: 1e14, open: 1e13, matched: 1e12, kind: 1e11, audience: 1e9, mile: 1e6, fit: 1e2 };
const furthest = 1_000;

/** How high each entry stands within its run, by their places. */
export function scoreEntries(
  directory: Directory,
  question: Question,
  query: ListingQuery,
  day: Date,
  { words, near }: Found,
): Float64Array {
  const { facts, entries } = directory;
  const { sort } = query;
  const order = orderEntries(entries, sort === 'nearest' ? 'best' : sort, day);
  const scores = new Float64Array(entries.length);
  if (sort !== 'best' && sort !== 'nearest') {
    for (let rank = 0; rank < order.length; rank += 1) scores[order[rank] ?? 0] = -rank;
    return scores;
  }
  const { inTurn } = asksFor(question, query);
  const audiences = audienceBits(question.audiences);
  const isExactPlace = sort === 'nearest' || question.place?.kind === 'postcode';
  for (let rank = 0; rank < order.length; rank += 1) {
    const at = order[rank] ?? 0;
    // The day's order is for those that are equal in all else.
    let score = -rank / order.length;
    score += (words.fit[at] ?? 0) * weights.fit;
    score += (words.matched[at] ?? 0) * weights.matched;
    if (words.isName[at]) score += weights.name;
    const turn = inTurn.findIndex((bits) => ((facts.kinds[at] ?? 0) & bits) !== 0);
    if (turn !== -1) score += weights.kind * (1 - turn / 10);
    if (((facts.audiences[at] ?? 0) & audiences) !== 0) score += weights.audience;
    score -= (facts.closed[at] ?? 0) * weights.open;
    if (near) score -= milesOf(near, at, isExactPlace) * weights.mile;
    scores[at] = score;
  }
  return scores;
}

/** Half miles around a postcode, else whole ones: a few streets do not decide. What is in the town is in the town. */
function milesOf({ miles, isHere }: Nearness, at: number, isExact: boolean): number {
  if (isHere[at] === 1 && !isExact) return 0;
  const distance = miles[at] ?? Number.NaN;
  return Number.isNaN(distance)
    ? furthest
    : Math.min(isExact ? Math.round(distance * 2) / 2 : Math.round(distance), furthest);
}
