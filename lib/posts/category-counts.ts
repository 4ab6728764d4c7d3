import type { Category } from '@/lib/contract/category';
import type { PostPage } from '@/lib/contract/post';

export type CategoryCount = { id: number; name: string; count: number };

export function categoryCounts(page: PostPage | null, categories: Category[]): CategoryCount[] {
  const counts = new Map(page?.categories.map(({ categoryId, count }) => [categoryId, count]));
  return categories
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
}
