import type { ListingQuery } from '@/lib/contract/listing-query';
import { asksFor } from './asks-for';
import type { Directory } from './directory';
import { audienceBits } from './facts';
import type { WordMatches } from './match-words';
import type { Nearness } from './near-place';
import { rankEntries } from './order-entries';
import type { Question } from './question';

type Found = { words: WordMatches; near: Nearness | null };

// What outweighs what within a run, each far above all that is below it.
const weights = { name: 1e14, open: 1e13, matched: 1e12, grown: 3e11, kind: 1e11, audience: 1e9, mile: 1e6, fit: 1e2 };
/** Where somebody says what it may cost, a price that is told is worth so many miles. */
const milesOfPrice = 10;
const furthest = 1_000;
const childrenOnly = audienceBits(['children']);

export type ScoreOf = (place: number) => number;

export function scoreEntries(
  directory: Directory,
  question: Question,
  query: ListingQuery,
  day: Date,
  { words, near }: Found,
): ScoreOf {
  const { facts, entries } = directory;
  const { sort } = query;
  const ranks = rankEntries(entries, sort === 'nearest' ? 'best' : sort, day);
  if (sort !== 'best' && sort !== 'nearest') return (at) => -(ranks[at] ?? 0);
  const { inTurn } = asksFor(question, query);
  const audiences = audienceBits(question.audiences);
  // Children's services are a choice, not what a family finds first.
  const isForChildren = [...question.audiences, ...query.audiences].includes('children');
  const isExactPlace = sort === 'nearest' || question.place?.kind === 'postcode';
  return (at) => {
    // The day's order is for those that are equal in all else.
    let score = -(ranks[at] ?? 0) / ranks.length;
    score += (words.fit[at] ?? 0) * weights.fit;
    score += (words.matched[at] ?? 0) * weights.matched;
    if (words.isName[at]) score += weights.name;
    score += turnOf(facts.kinds[at] ?? 0, inTurn) * weights.kind;
    if (question.most !== null && entries[at]?.price != null) score += milesOfPrice * weights.mile;
    if (((facts.audiences[at] ?? 0) & audiences) !== 0) score += weights.audience;
    if (!isForChildren && facts.audiences[at] === childrenOnly) score -= weights.grown;
    score -= (facts.closed[at] ?? 0) * weights.open;
    if (near) score -= milesOf(near, at, isExactPlace) * weights.mile;
    return score;
  };
}

/** 1 for what was named first, a little less for each that will do as well, 0 for what will not. */
function turnOf(kinds: number, inTurn: readonly number[]): number {
  for (let turn = 0; turn < inTurn.length; turn += 1) {
    if ((kinds & (inTurn[turn] ?? 0)) !== 0) return 1 - turn / 10;
  }
  return 0;
}

/** Half miles around a postcode, else whole ones: a few streets do not decide. What is in the town is in the town. */
function milesOf({ miles, isHere }: Nearness, at: number, isExact: boolean): number {
  if (isHere[at] === 1 && !isExact) return 0;
  const distance = miles[at] ?? Number.NaN;
  if (Number.isNaN(distance)) return furthest;
  return Math.min(isExact ? Math.round(distance * 2) / 2 : Math.round(distance), furthest);
}
