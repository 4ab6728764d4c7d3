import 'server-only';
import type { Category } from '@/lib/contract/category';
import { endpoints } from '@/lib/contract/endpoints';
import { readAs } from './client';

/** The others, by name; none while the API does not answer. */
export async function listOtherCategories(accessToken: string, id: number): Promise<Category[]> {
  const reading = await readAs(accessToken, endpoints.listCategories);
  if (reading.state !== 'ready' || !Array.isArray(reading.value)) return [];
  const others = reading.value.filter((category) => category.id !== id);
  return others.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
