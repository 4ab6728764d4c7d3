import { listCategories } from '@/lib/care-api/content';
import { getPostPage } from '@/lib/care-api/posts';
import { refuse } from '@/lib/forms/fault';
import { askedAgain } from '@/lib/http/ask-again';
import { defaultLocale, isLocale } from '@/lib/i18n/languages';
import { parseBlogQuery } from '@/lib/posts/blog-query';
import { toPostCardPage } from '@/lib/posts/post-card';

/** The blog's live view: one page of cards, whatever the API behind can do itself. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const query = parseBlogQuery(params);
  const locale = params.get('locale') ?? defaultLocale;
  if (!query || !isLocale(locale)) return refuse(400, 'searchUnreadable');
  const [categories, page] = await Promise.all([listCategories(), getPostPage(query)]);
  if (!page) return refuse(502, 'systemAway');
  return Response.json(toPostCardPage(page, categories, locale), {
    headers: askedAgain,
  });
}
