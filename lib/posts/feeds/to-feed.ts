import type { Category } from '@/lib/contract/category';
import type { Post } from '@/lib/contract/post';
import { languageMark } from '@/lib/i18n/language-mark';
import { type Locale, languageOf, localePath } from '@/lib/i18n/languages';
import { categoryNames } from '@/lib/listings/category-names';
import { excerptOf } from '../excerpt-of';
import { bannerHref } from '../post-picture';

export type Feed = {
  title: string;
  description: string;
  language: string;
  home: string;
  /** By its path, where each kind of feed in that language is. */
  address: (path: string) => string;
  updated: string;
  items: FeedItem[];
};

export type FeedItem = {
  /** The same in the feeds of every language, for it is the same post. */
  id: string;
  url: string;
  /** Of its words, where it is not the feed's. */
  language: string | null;
  title: string;
  summary: string;
  author: string;
  published: string | null;
  updated: string;
  categories: string[];
  image: string | null;
};

type Around = Pick<Feed, 'title' | 'description'> & {
  locale: Locale;
  site: string;
  categories: Category[];
  now: Date;
};

export const postsInFeed = 20;

export function toFeed(posts: readonly Post[], around: Around): Feed {
  const { title, description, locale, site, categories, now } = around;
  const address = (path: string) => site + localePath(locale, path);
  const items = posts.map((post) => {
    const banner = bannerHref(post.banner);
    const path = `/blog-details-user-view/${post.id}`;
    return {
      id: site + path,
      url: address(path),
      language: languageMark(`${post.title} ${excerptOf(post)}`, locale).lang ?? null,
      title: post.title,
      summary: excerptOf(post),
      author: post.author,
      published: iso(post.postedOn),
      updated: iso(post.updatedAt) ?? iso(post.postedOn) ?? now.toISOString(),
      categories: [...new Set([...categoryNames(post.categoryIds, categories), ...post.tags])],
      image: banner && site + banner,
    };
  });
  const [updated = now.toISOString()] = items
    .map((item) => item.updated)
    .sort()
    .reverse();
  return { title, description, language: languageOf(locale).tag, home: address('/blog'), address, updated, items };
}

function iso(moment: string | null): string | null {
  return moment && new Date(moment).toISOString();
}
