import type { Category } from '@/lib/contract/category';
import type { Post, PostPage } from '@/lib/contract/post';
import { categoryNames } from '@/lib/listings/category-names';
import { postPicture } from './post-picture';

/** What a card shows, and all that the browser gets of a post in the blog. */
export type PostCardData = {
  id: number;
  title: string;
  /** ISO 8601. */
  postedOn: string | null;
  categories: string[];
  picture: string;
  hasBanner: boolean;
};

/** One page of the blog as the browser gets it. */
export type PostCardPage = {
  cards: PostCardData[];
  total: number;
  page: number;
  pages: number;
  corrected: string | null;
};

export function toPostCard(post: Post, categories: Category[]): PostCardData {
  const picture = postPicture(post.banner);
  return {
    id: post.id,
    title: post.title,
    postedOn: post.postedOn,
    categories: categoryNames(post.categoryIds, categories),
    picture,
    hasBanner: !picture.startsWith('/illustrations/'),
  };
}

export function toPostCardPage(page: PostPage, categories: Category[]): PostCardPage {
  return {
    cards: page.items.map((post) => toPostCard(post, categories)),
    total: page.total,
    page: page.page,
    pages: Math.max(1, Math.ceil(page.total / page.pageSize)),
    corrected: page.corrected ?? null,
  };
}
