import type { Category } from '@/lib/contract/category';

export function categoryNames(ids: readonly number[], categories: readonly Category[]): string[] {
  const names = namesOf(categories);
  return [...new Set(ids)].flatMap((id) => names.get(id) ?? []);
}

// One map per list of categories: a page of cards, or 12,000 listings, asks with the same list again and again.
const cache = new WeakMap<readonly Category[], ReadonlyMap<number, string>>();

function namesOf(categories: readonly Category[]): ReadonlyMap<number, string> {
  const known = cache.get(categories);
  if (known) return known;
  const names = new Map(categories.map((category) => [category.id, category.name]));
  cache.set(categories, names);
  return names;
}
