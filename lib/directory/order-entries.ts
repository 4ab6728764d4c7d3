import { type ListingSort, shuffleMultiplier, shuffleRank } from '@/lib/contract/listing-query';
import type { DirectoryEntry } from './directory-entry';

type Entries = readonly DirectoryEntry[];
type Order = Exclude<ListingSort, 'nearest'>;

/** Orders that were asked for: sorting thousands of entries anew would cost most of a page. */
const kept = new WeakMap<Entries, Map<string, Uint32Array>>();

/**
 * The rank of each entry, from 0, by their places, as a sort puts them. 'best' is the order of those that fit a question equally well: open
 * ones, live-in care, a better rating, and then each its turn by the day. What a sort does not know stands last.
 */
export function rankEntries(entries: Entries, sort: Order, day: Date): Uint32Array {
  const multiplier = shuffleMultiplier(day);
  const name = `${sort} ${multiplier}`;
  const known = kept.get(entries)?.get(name);
  if (known) return known;
  const ranks = new Uint32Array(entries.length);
  for (const [rank, place] of makeOrder(entries, sort, multiplier).entries()) ranks[place] = rank;
  // A new day's order takes the place of the old one's.
  const others = [...(kept.get(entries) ?? [])].filter(([other]) => other.split(' ')[0] !== sort);
  kept.set(entries, new Map([...others, [name, ranks]]));
  return ranks;
}

type Numbered = { entry: DirectoryEntry; place: number; turn: number };
type Compare = (a: Numbered, b: Numbered) => number;

function makeOrder(entries: Entries, sort: Order, multiplier: number): number[] {
  const numbered = entries.map((entry, place) => ({ entry, place, turn: shuffleRank(entry.id, multiplier) }));
  return numbered.sort(comparisons[sort]).map(({ place }) => place);
}

const byTurn: Compare = (a, b) => a.turn - b.turn || a.entry.id - b.entry.id;
const openFirst: Compare = (a, b) => closedness(a) - closedness(b);
const bestRated: Compare = (a, b) => descending(a.entry.rating, b.entry.rating);

const comparisons: Readonly<Record<Order, Compare>> = {
  best: firstOf(openFirst, (a, b) => liveInLast(a) - liveInLast(b), bestRated, byTurn),
  rating: firstOf(openFirst, bestRated, byTurn),
  price: firstOf(openFirst, (a, b) => descending(negative(a.entry.price), negative(b.entry.price)), byTurn),
  newest: firstOf(
    openFirst,
    (a, b) => descending(a.entry.createdAt, b.entry.createdAt),
    (a, b) => b.entry.id - a.entry.id,
  ),
  az: firstOf(openFirst, (a, b) => a.entry.titleOrder - b.entry.titleOrder),
};

function firstOf(...compares: readonly Compare[]): Compare {
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function descending(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : b - a;
}

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}

function closedness({ entry }: Numbered): number {
  return entry.status === 'Open' ? 0 : 1;
}

function liveInLast({ entry }: Numbered): number {
  return entry.kinds.includes('live-in-care') ? 0 : 1;
}
