import 'server-only';
import { categoryRowRules } from '@/lib/admin/categories';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import { type ListPage, pageOfRows } from '@/lib/admin/page-of-rows';
import type { Category, KeptCategory } from '@/lib/contract/category';
import { endpoints } from '@/lib/contract/endpoints';
import { type PersonalReading, readAs } from './client';

/** One page of the categories, as staff ask for them. */
export async function getCategoryPage(
  accessToken: string,
  query: ListQuery,
): Promise<PersonalReading<ListPage<KeptCategory>>> {
  const reading = await readAs(accessToken, endpoints.listCategories, { query: toApiQuery(query) });
  if (reading.state !== 'ready') return reading;
  const { value } = reading;
  if (!Array.isArray(value)) return { state: 'ready', value };
  const rows = value.map((row) => ({ ...row, version: null, listings: null, posts: null }));
  return { state: 'ready', value: pageOfRows(rows, query, categoryRowRules) };
}

export function getCategory(accessToken: string, id: string): Promise<PersonalReading<KeptCategory>> {
  return readAs(accessToken, endpoints.getCategory, { params: { id } });
}

/** The others, by name; none while the API does not answer. */
export async function listOtherCategories(accessToken: string, id: number): Promise<Category[]> {
  const reading = await readAs(accessToken, endpoints.listCategories);
  if (reading.state !== 'ready' || !Array.isArray(reading.value)) return [];
  const others = reading.value.filter((category) => category.id !== id);
  return others.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
