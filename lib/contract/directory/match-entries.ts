import { foldText, type ListingQuery } from '../listing-query';
import type { Directory, DirectoryEntry } from './directory';

/** An entry that the words find and that at most one choice shuts out. */
export type Match<E> = {
  entry: E;
  rank: number;
  /** The choice that shuts it out, null for a hit: its facet still counts the entry. */
  missed: Dimension | null;
};

/** 'filter:' carries the header: each header is a choice of its own. */
export type Dimension = 'category' | 'location' | 'city' | `filter:${string}`;

type Choice = { dimension: Dimension; allows: (entry: DirectoryEntry) => boolean };

/** Those that a query finds or nearly finds, in the order of the given places. */
export function matchEntries<E extends DirectoryEntry>(
  directory: Directory<E>,
  order: Uint32Array,
  query: ListingQuery,
  rankOf: (entry: E) => number | null,
): Match<E>[] {
  const choices = choicesOf(directory, query);
  const matches: Match<E>[] = [];
  for (const place of order) {
    const entry = directory.entries[place];
    const rank = entry === undefined ? null : rankOf(entry);
    if (entry === undefined || rank === null) continue;
    const missed = choices.filter((choice) => !choice.allows(entry));
    if (missed.length <= 1) matches.push({ entry, rank, missed: missed[0]?.dimension ?? null });
  }
  return matches;
}

export function filterDimension(header: string): Dimension {
  return `filter:${header}`;
}

function choicesOf(directory: Directory, query: ListingQuery): Choice[] {
  const choices: Choice[] = filterChoices(directory, query.filters);
  if (query.categories.length > 0) {
    const ids = new Set(query.categories);
    choices.push({ dimension: 'category', allows: (entry) => entry.categoryIds.some((id) => ids.has(id)) });
  }
  if (query.locations.length > 0) {
    const names = new Set(query.locations.map(foldText));
    choices.push({ dimension: 'location', allows: (entry) => names.has(entry.location) });
  }
  if (query.cities.length > 0) {
    const names = new Set(query.cities.map(foldText));
    choices.push({ dimension: 'city', allows: (entry) => names.has(entry.city) });
  }
  return choices;
}

/** One choice per header; an id that no filter has allows nothing. */
function filterChoices(directory: Directory, ticked: readonly number[]): Choice[] {
  const byDimension = new Map<Dimension, Set<number>>();
  for (const given of ticked) {
    const filter = directory.filters.get(directory.canonicalId.get(given) ?? given);
    const dimension: Dimension = filter ? filterDimension(filter.header) : 'filter:';
    const ids = byDimension.get(dimension) ?? new Set();
    byDimension.set(dimension, filter ? ids.add(filter.id) : ids);
  }
  return [...byDimension].map(([dimension, ids]) => ({
    dimension,
    allows: (entry) => entry.filterIds.some((id) => ids.has(id)),
  }));
}
