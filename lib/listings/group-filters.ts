import type { SearchFilter } from '@/lib/contract/search-filter';
import { canonicalFilters } from './canonical-filters';

export type FilterGroup = { header: string; filters: SearchFilter[] };

/**
 * Filter values of the chosen categories under their headers, repeats merged under one id. No category, no groups.
 * Numbers inside names sort as numbers: 'Grade 2' before 'Grade 10'.
 */
export function groupFilters(filters: readonly SearchFilter[], categoryIds: readonly number[]): FilterGroup[] {
  const chosen = new Set(categoryIds);
  const groups = new Map<string, SearchFilter[]>();
  for (const filter of canonicalFilters(filters).filters) {
    if (!filter.categoryIds.some((id) => chosen.has(id))) continue;
    groups.set(filter.header, [...(groups.get(filter.header) ?? []), filter]);
  }
  return [...groups]
    .map(([header, values]) => ({ header, filters: values.sort((a, b) => byName.compare(a.value, b.value)) }))
    .sort((a, b) => byName.compare(a.header, b.header));
}

const byName = new Intl.Collator('en-GB', { numeric: true });
