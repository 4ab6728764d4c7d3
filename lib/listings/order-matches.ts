import { type ListingQuery, shuffleMultiplier, shuffleRank } from '@/lib/contract/listing-query';
import type { Match } from './match-listings';

/** Featured is rank, then the day's shuffle; without a search all ranks are equal. */
export function orderMatches(matches: readonly Match[], query: ListingQuery, day: Date): Match[] {
  if (query.sort === 'az') return [...matches].sort((a, b) => a.entry.titleOrder - b.entry.titleOrder);
  if (query.sort === 'newest') return [...matches].sort(byNewest);
  const multiplier = shuffleMultiplier(day);
  return matches
    .map((match) => ({ match, shuffled: shuffleRank(match.entry.listing.id, multiplier) }))
    .sort((a, b) => a.match.rank - b.match.rank || a.shuffled - b.shuffled || byId(a.match, b.match))
    .map(({ match }) => match);
}

function byNewest(a: Match, b: Match): number {
  const [first, second] = [a.entry.createdAt, b.entry.createdAt];
  if (first === second) return byId(b, a);
  if (first === null) return 1;
  return second === null ? -1 : second - first;
}

function byId(a: Match, b: Match): number {
  return a.entry.listing.id - b.entry.listing.id;
}
