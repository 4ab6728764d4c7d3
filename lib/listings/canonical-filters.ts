import type { SearchFilter } from '@/lib/contract/search-filter';

/** Filter values with repeats merged: one per header and value, under the smallest id. */
export type CanonicalFilters = {
  filters: SearchFilter[];
  /** Any id, a repeat's too, to the id that stands for it. */
  idOf: ReadonlyMap<number, number>;
};

export function canonicalFilters(filters: readonly SearchFilter[]): CanonicalFilters {
  const byName = new Map<string, SearchFilter>();
  const idOf = new Map<number, number>();
  for (const filter of [...filters].sort((a, b) => a.id - b.id)) {
    const name = JSON.stringify([filter.header, filter.value]);
    const known = byName.get(name);
    byName.set(name, known ? merge(known, filter) : filter);
    idOf.set(filter.id, known?.id ?? filter.id);
  }
  return { filters: [...byName.values()], idOf };
}

function merge(known: SearchFilter, repeat: SearchFilter): SearchFilter {
  return {
    ...known,
    categoryIds: [...new Set([...known.categoryIds, ...repeat.categoryIds])],
    listingIds: [...new Set([...known.listingIds, ...repeat.listingIds])],
  };
}
