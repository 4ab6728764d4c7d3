import { foldText } from '@/lib/contract/fold-text';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { type Column, columnsOf, markCodes } from './columns';
import type { Directory } from './directory';
import { isClosed, jobs } from './facts';
import type { Question } from './question';
import { scratchOf } from './scratch';

export type Matches = {
  /** 0 for none, the number of the only choice that shuts the entry out (its facet still counts it), or `shutOut`. */
  missed: Uint16Array;
  /** The numbers of the choices made, from 1. */
  choiceOf: ReadonlyMap<Dimension, number>;
};

/** 'filter:' carries the header: each header is a choice of its own. */
export type Dimension = 'kind' | 'for' | 'category' | 'location' | 'city' | FilterDimension;
type FilterDimension = `filter:${string}`;

export type Choice = {
  dimension: Dimension;
  column: Pick<Column<unknown>, 'starts' | 'codes' | 'values'>;
  codes: readonly number[];
  allowed: Uint8Array;
};

export const shutOut = 65_535;

/** @param places of the entries that are looked at */
export function matchEntries(
  { facts, entries }: Pick<Directory, 'facts' | 'entries'>,
  choices: readonly Choice[],
  { withClosed, most }: Pick<ListingQuery, 'withClosed'> & Pick<Question, 'most'>,
  places: Uint32Array,
): Matches {
  const { missed } = scratchOf(facts);
  if (withClosed) missed.fill(0);
  else missed.set(withoutClosedJobs(facts));
  for (const [index, choice] of choices.entries()) applyChoice(choice, index + 1, places, missed);
  if (most !== null) for (const at of places) if ((entries[at]?.price ?? 0) > most) missed[at] = shutOut;
  return { missed, choiceOf: new Map(choices.map(({ dimension }, index) => [dimension, index + 1])) };
}

const kept = new WeakMap<Directory['facts'], Uint16Array>();

/** What nearly every question begins with; made once for a directory. */
export function withoutClosedJobs(facts: Directory['facts']): Uint16Array {
  const known = kept.get(facts);
  if (known) return known;
  const { closed, kinds } = facts;
  const missed = Uint16Array.from(closed, (state, place) =>
    state === isClosed && ((kinds[place] ?? 0) & jobs) !== 0 ? shutOut : 0,
  );
  kept.set(facts, missed);
  return missed;
}

export function filterDimension(header: string): Dimension {
  return `filter:${header}`;
}

export function isFilter(dimension: Dimension): dimension is FilterDimension {
  return dimension.startsWith('filter:');
}

export function headerOf(dimension: FilterDimension): string {
  return dimension.slice('filter:'.length);
}

function applyChoice(
  { column: { starts, codes }, allowed }: Choice,
  number: number,
  places: Uint32Array,
  missed: Uint16Array,
): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const end = starts[place + 1] ?? 0;
    let isAllowed = false;
    for (let at = starts[place] ?? 0; at < end; at += 1) if (allowed[codes[at] ?? 0] === 1) isAllowed = true;
    if (!isAllowed) missed[place] = missed[place] === 0 ? number : shutOut;
  }
}

export function choicesOf(directory: Directory, query: ListingQuery): Choice[] {
  const { location, city, category, filter, kind, audience } = columnsOf(directory.entries);
  const choices = filterValues(directory, query.filters).map(([dimension, ids]) => choose(dimension, filter, ids));
  if (query.kinds.length > 0) choices.push(choose('kind', kind, query.kinds));
  if (query.audiences.length > 0) choices.push(choose('for', audience, query.audiences));
  if (query.categories.length > 0) choices.push(choose('category', category, query.categories));
  if (query.locations.length > 0) choices.push(choose('location', location, query.locations.map(foldText)));
  if (query.cities.length > 0) choices.push(choose('city', city, query.cities.map(foldText)));
  return choices;
}

function choose<T>(dimension: Dimension, column: Column<T>, values: readonly T[]): Choice {
  const codes = values.flatMap((value) => column.codeOf.get(value) ?? []);
  return { dimension, column, codes, allowed: markCodes(column, values) };
}

/** One choice per header; an id that no filter has allows nothing. */
function filterValues(directory: Directory, ticked: readonly number[]): [Dimension, number[]][] {
  const byDimension = new Map<Dimension, number[]>();
  for (const given of ticked) {
    const filter = directory.filters.get(directory.canonicalId.get(given) ?? given);
    const dimension = filterDimension(filter?.header ?? '');
    byDimension.set(dimension, [...(byDimension.get(dimension) ?? []), ...(filter ? [filter.id] : [])]);
  }
  return [...byDimension];
}
