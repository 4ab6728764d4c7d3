import type { Category } from '@/lib/contract/category';
import type { Post } from '@/lib/contract/post';
import { categoryNames } from '@/lib/listings/category-names';
import { excerptOf } from '../excerpt-of';
import { bannerHref } from '../post-picture';

/** The blog's newest posts, as every kind of feed tells them. All addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** Origin of the site. */
  site: string;
  /** ISO 8601: when something in it last changed. */
  updated: string;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  author: string;
  /** ISO 8601. */
  published: string | null;
  updated: string;
  categories: string[];
  image: string | null;
};

type Around = Pick<Feed, 'title' | 'description' | 'site'> & { categories: Category[]; now: Date };

export const postsInFeed = 20;

export function toFeed(posts: readonly Post[], { categories, now, ...feed }: Around): Feed {
  const items = posts.map((post) => {
    const banner = bannerHref(post.banner);
    return {
      url: `${feed.site}/blog-details-user-view/${post.id}`,
      title: post.title,
      summary: excerptOf(post),
      author: post.author,
      published: iso(post.postedOn),
      updated: iso(post.updatedAt) ?? iso(post.postedOn) ?? now.toISOString(),
      categories: [...new Set([...categoryNames(post.categoryIds, categories), ...post.tags])],
      image: banner && feed.site + banner,
    };
  });
  const [updated = now.toISOString()] = items
    .map((item) => item.updated)
    .sort()
    .reverse();
  return { ...feed, updated, items };
}

function iso(moment: string | null): string | null {
  return moment && new Date(moment).toISOString();
}
