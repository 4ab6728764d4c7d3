import type { Category } from '@/lib/contract/category';
import type { Post, PostPage } from '@/lib/contract/post';
import type { Locale } from '@/lib/i18n/languages';
import { categoryNames } from '@/lib/listings/category-names';
import { longDay } from './format-day';
import { postPicture } from './post-picture';

export type PostCardData = {
  id: number;
  title: string;
  postedOn: string | null;
  postedDay: string;
  categories: string[];
  picture: string;
};

export type PostCardPage = {
  cards: PostCardData[];
  total: number;
  page: number;
  pages: number;
  corrected: string | null;
};

export function toPostCard(post: Post, categories: Category[], locale: Locale): PostCardData {
  return {
    id: post.id,
    title: post.title,
    postedOn: post.postedOn,
    postedDay: post.postedOn ? longDay(post.postedOn, locale) : '',
    categories: categoryNames(post.categoryIds, categories),
    picture: postPicture(post.banner),
  };
}

export function toPostCardPage(page: PostPage, categories: Category[], locale: Locale): PostCardPage {
  return {
    cards: page.items.map((post) => toPostCard(post, categories, locale)),
    total: page.total,
    page: page.page,
    pages: Math.max(1, Math.ceil(page.total / page.pageSize)),
    corrected: page.corrected ?? null,
  };
}
