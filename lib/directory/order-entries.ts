import { type ListingSort, shuffleMultiplier, shuffleRank } from '@/lib/contract/listing-query';
import type { DirectoryEntry } from './directory';

type Entries = readonly DirectoryEntry[];

/** Orders that were asked for: sorting thousands of entries anew would cost most of a page. */
const kept = new WeakMap<Entries, Map<string, Uint32Array>>();

/** The places of all entries as a sort puts them; 'best' is the day's shuffle. */
export function orderEntries(entries: Entries, sort: ListingSort, day: Date): Uint32Array {
  const multiplier = shuffleMultiplier(day);
  const name = sort === 'best' ? `best ${multiplier}` : sort;
  const known = kept.get(entries)?.get(name);
  if (known) return known;
  const order = Uint32Array.from(makeOrder(entries, sort, multiplier));
  // A new day's shuffle takes the place of the old one's.
  const others = [...(kept.get(entries) ?? [])].filter(([other]) => other.split(' ')[0] !== sort);
  kept.set(entries, new Map([...others, [name, order]]));
  return order;
}

function makeOrder(entries: Entries, sort: ListingSort, multiplier: number): number[] {
  const numbered = entries.map((entry, place) => ({ entry, place, shuffled: shuffleRank(entry.id, multiplier) }));
  if (sort === 'az') numbered.sort((a, b) => a.entry.titleOrder - b.entry.titleOrder);
  else if (sort === 'newest') numbered.sort((a, b) => byNewest(a.entry, b.entry));
  else numbered.sort((a, b) => a.shuffled - b.shuffled || a.entry.id - b.entry.id);
  return numbered.map(({ place }) => place);
}

function byNewest(a: DirectoryEntry, b: DirectoryEntry): number {
  if (a.createdAt === b.createdAt) return b.id - a.id;
  if (a.createdAt === null) return 1;
  return b.createdAt === null ? -1 : b.createdAt - a.createdAt;
}
