import type { Category } from '@/lib/contract/category';
import type { ListingFacets } from '@/lib/contract/listing-page';
import type { ListingQuery } from '@/lib/contract/listing-query';

export type FilterChoice = { name: string; without: Partial<ListingQuery> };

/** Each thing that narrows a query, with its name and the change that takes it away. */
export function filterChoices(
  query: ListingQuery,
  categories: Category[],
  facets: ListingFacets | undefined,
): FilterChoice[] {
  const categoryName = (id: number) => categories.find((category) => category.id === id)?.name ?? `#${id}`;
  const filterName = (id: number) => facets?.filters.find((filter) => filter.searchId === id)?.value ?? `#${id}`;
  return [
    ...(query.q ? [{ name: `“${query.q}”`, without: { q: '' } }] : []),
    ...query.categories.map((id) => ({
      name: categoryName(id),
      without: { categories: query.categories.filter((other) => other !== id) },
    })),
    ...query.locations.map((name) => ({
      name,
      without: { locations: query.locations.filter((other) => other !== name) },
    })),
    ...query.cities.map((name) => ({ name, without: { cities: query.cities.filter((other) => other !== name) } })),
    ...query.filters.map((id) => ({
      name: filterName(id),
      without: { filters: query.filters.filter((other) => other !== id) },
    })),
  ];
}
