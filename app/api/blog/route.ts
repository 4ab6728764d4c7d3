import { listCategories } from '@/lib/care-api/content';
import { getPostPage } from '@/lib/care-api/posts';
import { defaultLocale, isLocale } from '@/lib/i18n/languages';
import { parseBlogQuery } from '@/lib/posts/blog-query';
import { toPostCardPage } from '@/lib/posts/post-card';

/** The blog's live view: one page of cards, whatever the API behind can do itself. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const query = parseBlogQuery(params);
  const locale = params.get('locale') ?? defaultLocale;
  if (!query || !isLocale(locale)) return Response.json({ message: 'This search cannot be read.' }, { status: 400 });
  const [categories, page] = await Promise.all([listCategories(), getPostPage(query)]);
  if (!page) return Response.json({ message: 'Please check the Network!' }, { status: 502 });
  return Response.json(toPostCardPage(page, categories, locale), {
    headers: { 'cache-control': 'public, max-age=30, stale-while-revalidate=300' },
  });
}
