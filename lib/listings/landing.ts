import type { Category } from '@/lib/contract/category';
import type { Kind } from '@/lib/contract/kind';
import { type ListingQuery, listingQueryParams } from '@/lib/contract/listing-query';

export type Landing = {
  of: { kind: 'category' | 'city' | 'location'; name: string } | { kind: 'kind'; name: Kind };
  query: Partial<ListingQuery>;
  /** False when more is asked than the landing page shows: another page of it, another order, a further filter. */
  isWhole: boolean;
};

export function landingOf(query: ListingQuery, categories: Category[]): Landing | null {
  const chosen = [...query.kinds, ...query.categories, ...query.locations, ...query.cities];
  if (chosen.length !== 1 || query.q || query.near || query.filters.length > 0) return null;
  const [kind] = query.kinds;
  const [categoryId] = query.categories;
  const [city] = query.cities;
  const [location] = query.locations;
  const isWhole = listingQueryParams(query).size === 1;
  if (kind) return { of: { kind: 'kind', name: kind }, query: { kinds: [kind] }, isWhole };
  if (city) return { of: { kind: 'city', name: city }, query: { cities: [city] }, isWhole };
  if (location) return { of: { kind: 'location', name: location }, query: { locations: [location] }, isWhole };
  const category = categories.find(({ id }) => id === categoryId);
  return category
    ? { of: { kind: 'category', name: category.name }, query: { categories: [category.id] }, isWhole }
    : null;
}
