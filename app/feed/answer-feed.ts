import { getTranslations } from 'next-intl/server';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { getPostPage } from '@/lib/care-api/posts';
import { siteUrl } from '@/lib/env';
import { defaultLocale } from '@/lib/i18n/languages';
import { emptyBlogQuery } from '@/lib/posts/blog-query';
import { type Feed, postsInFeed, toFeed } from '@/lib/posts/feeds/to-feed';

/** One of the feeds; empty while the API is away. */
export async function answerFeed(write: (feed: Feed) => string, type: string): Promise<Response> {
  const [t, company, categories, page] = await Promise.all([
    getTranslations({ locale: defaultLocale }),
    getCompany(),
    listCategories(),
    getPostPage(emptyBlogQuery, postsInFeed),
  ]);
  const feed = toFeed(page?.items ?? [], {
    title: t('Blog.feed.title', { site: company?.name || t('Meta.siteName') }),
    description: t('Blog.feed.description'),
    site: siteUrl(),
    categories,
    now: new Date(),
  });
  return new Response(write(feed), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  });
}
