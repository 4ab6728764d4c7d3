import { type ListingQuery, shuffleMultiplier, shuffleRank } from '../listing-query';
import type { DirectoryEntry } from './directory';
import type { Match } from './match-entries';

/** Featured is rank, then the day's shuffle; without a search all ranks are equal. */
export function orderMatches<E extends DirectoryEntry>(
  matches: readonly Match<E>[],
  query: ListingQuery,
  day: Date,
): Match<E>[] {
  if (query.sort === 'az') return [...matches].sort((a, b) => a.entry.titleOrder - b.entry.titleOrder);
  if (query.sort === 'newest') return [...matches].sort(byNewest);
  const multiplier = shuffleMultiplier(day);
  return matches
    .map((match) => ({ match, shuffled: shuffleRank(match.entry.id, multiplier) }))
    .sort((a, b) => a.match.rank - b.match.rank || a.shuffled - b.shuffled || byId(a.match, b.match))
    .map(({ match }) => match);
}

function byNewest(a: Match<DirectoryEntry>, b: Match<DirectoryEntry>): number {
  const [first, second] = [a.entry.createdAt, b.entry.createdAt];
  if (first === second) return byId(b, a);
  if (first === null) return 1;
  return second === null ? -1 : second - first;
}

function byId(a: Match<DirectoryEntry>, b: Match<DirectoryEntry>): number {
  return a.entry.id - b.entry.id;
}
