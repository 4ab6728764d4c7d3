import { getTranslations } from 'next-intl/server';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { getPostPage } from '@/lib/care-api/posts';
import { readWhole } from '@/lib/care-api/read-whole';
import { siteUrl } from '@/lib/env';
import { askedAgain } from '@/lib/http/ask-again';
import { notNow } from '@/lib/http/not-now';
import { getTranslateText } from '@/lib/i18n/get-translate-text';
import { languageOf } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import { emptyBlogQuery } from '@/lib/posts/blog-query';
import { type Feed, postsInFeed, toFeed } from '@/lib/posts/feeds/to-feed';

type Params = Promise<{ locale: string }>;

/** One of the feeds. While the API is away none is answered: an empty one would take back what readers have. */
export async function answerFeed(params: Params, write: (feed: Feed) => string, type: string): Promise<Response> {
  const locale = await requireLocale(params);
  const read = await readWhole(() =>
    Promise.all([getCompany(), listCategories(), getPostPage(emptyBlogQuery, postsInFeed)]),
  );
  const [company, categories, page] = read ?? [];
  if (!categories || !page) return notNow();
  const [t, translate] = await Promise.all([getTranslations({ locale }), getTranslateText(locale)]);
  const feed = toFeed(page.items, {
    locale,
    title: t('Blog.feed.title', { site: company?.name || t('Meta.siteName') }),
    description: t('Blog.feed.description'),
    site: siteUrl(),
    categories: categories.map((category) => ({ ...category, name: translate(category.name) })),
    now: new Date(),
  });
  return new Response(write(feed), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-language': languageOf(locale).tag,
      ...askedAgain,
    },
  });
}
