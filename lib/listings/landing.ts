import type { Category } from '@/lib/contract/category';
import { type ListingQuery, listingQueryParams } from '@/lib/contract/listing-query';

export type Landing = {
  /** Values of the landing messages. */
  words: { kind: 'category' | 'city' | 'location'; name: string };
  /** The query of the landing page itself. */
  query: Partial<ListingQuery>;
  /** False when more is asked than the landing page shows: another page of it, another order, a further filter. */
  isWhole: boolean;
};

/** A query for one category, one city or one location has a page of its own for search engines. */
export function landingOf(query: ListingQuery, categories: Category[]): Landing | null {
  const chosen = [...query.categories, ...query.locations, ...query.cities];
  if (chosen.length !== 1 || query.q || query.filters.length > 0) return null;
  const [categoryId] = query.categories;
  const [city] = query.cities;
  const [location] = query.locations;
  const isWhole = listingQueryParams(query).size === 1;
  if (city) return { words: { kind: 'city', name: city }, query: { cities: [city] }, isWhole };
  if (location) return { words: { kind: 'location', name: location }, query: { locations: [location] }, isWhole };
  const category = categories.find(({ id }) => id === categoryId);
  return category
    ? { words: { kind: 'category', name: category.name }, query: { categories: [category.id] }, isWhole }
    : null;
}
