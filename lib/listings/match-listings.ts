import { foldText, type ListingQuery, searchTerms } from '@/lib/contract/listing-query';
import type { SearchText } from '@/lib/contract/search-text';
import type { PreparedListing, PreparedListings } from './prepare-listings';

/** A listing that the search finds and that at most one choice shuts out. */
export type Match = {
  entry: PreparedListing;
  /** 0 when found in the title … 4 when only in the description; the worst over the terms. */
  rank: number;
  /** The choice that shuts it out, null for a hit: its facet still counts the listing. */
  missed: Dimension | null;
};

/** 'filter:' carries the header: each header is a choice of its own. */
export type Dimension = 'category' | 'location' | 'city' | `filter:${string}`;

type Choice = { dimension: Dimension; allows: (entry: PreparedListing) => boolean };

export function matchListings(prepared: PreparedListings, query: ListingQuery): Match[] {
  const terms = searchTerms(query.q);
  const choices = choicesOf(prepared, query);
  const matches: Match[] = [];
  for (const entry of prepared.listings) {
    const missed = choices.filter((choice) => !choice.allows(entry));
    if (missed.length > 1) continue;
    const rank = rankOf(entry.text, terms);
    if (rank !== null) matches.push({ entry, rank, missed: missed[0]?.dimension ?? null });
  }
  return matches;
}

function choicesOf(prepared: PreparedListings, query: ListingQuery): Choice[] {
  const choices: Choice[] = filterChoices(prepared, query.filters);
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
function filterChoices(prepared: PreparedListings, ticked: readonly number[]): Choice[] {
  const byDimension = new Map<Dimension, Set<number>>();
  for (const given of ticked) {
    const filter = prepared.filters.get(prepared.canonicalId.get(given) ?? given);
    const dimension: Dimension = filter ? filterDimension(filter.header) : 'filter:';
    const ids = byDimension.get(dimension) ?? new Set();
    byDimension.set(dimension, filter ? ids.add(filter.id) : ids);
  }
  return [...byDimension].map(([dimension, ids]) => ({
    dimension,
    allows: (entry) => entry.filterIds.some((id) => ids.has(id)),
  }));
}

export function filterDimension(header: string): Dimension {
  return `filter:${header}`;
}

function rankOf(text: SearchText, terms: readonly string[]): number | null {
  let worst = 0;
  for (const term of terms) {
    const tier = tierOf(text, term);
    if (tier === null) return null;
    worst = Math.max(worst, tier);
  }
  return worst;
}

function tierOf(text: SearchText, term: string): number | null {
  if (text.title.includes(term)) return 0;
  if (text.place.includes(term)) return 1;
  if (text.category.includes(term)) return 2;
  if (text.features.includes(term)) return 3;
  return text.description.includes(term) ? 4 : null;
}
