import { getTranslations } from 'next-intl/server';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { getPostPage } from '@/lib/care-api/posts';
import { readWhole } from '@/lib/care-api/read-whole';
import { siteUrl } from '@/lib/env';
import { notNow } from '@/lib/http/not-now';
import { defaultLocale } from '@/lib/i18n/languages';
import { emptyBlogQuery } from '@/lib/posts/blog-query';
import { type Feed, postsInFeed, toFeed } from '@/lib/posts/feeds/to-feed';

/** One of the feeds. While the API is away none is answered: an empty one would take back what readers have. */
export async function answerFeed(write: (feed: Feed) => string, type: string): Promise<Response> {
  const read = await readWhole(() =>
    Promise.all([getCompany(), listCategories(), getPostPage(emptyBlogQuery, postsInFeed)]),
  );
  const [company, categories, page] = read ?? [];
  if (!categories || !page) return notNow();
  const t = await getTranslations({ locale: defaultLocale });
  const feed = toFeed(page.items, {
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
