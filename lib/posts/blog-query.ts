import { readText } from '@/lib/contract/listing-query';

/** What a visitor asks of the blog. No zod here: the browser reads this file too. */
export type BlogQuery = {
  q: string;
  category: number | null;
  page: number;
};

export const emptyBlogQuery: BlogQuery = { q: '', category: null, page: 1 };

const maxSearchLength = 100;

/** The query of an address, or null when a value is nonsense (`page=-1`, `category=abc`). Blank values count as absent. */
export function parseBlogQuery(params: URLSearchParams): BlogQuery | null {
  const category = params.get('category') || null;
  const page = params.get('page') || '1';
  if (category !== null && !/^[1-9]\d{0,8}$/.test(category)) return null;
  if (!/^[1-9]\d{0,4}$/.test(page)) return null;
  return {
    q: readText(params.get('q') ?? '', maxSearchLength),
    category: category === null ? null : Number(category),
    page: Number(page),
  };
}

export function blogQueryParams({ q, category, page }: BlogQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category !== null) params.set('category', String(category));
  if (page > 1) params.set('page', String(page));
  return params;
}

export function blogHref(query: Partial<BlogQuery>): string {
  const params = blogQueryParams({ ...emptyBlogQuery, ...query }).toString();
  return params ? `/blog?${params}` : '/blog';
}
