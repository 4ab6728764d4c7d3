import 'server-only';
import type { Category } from '@/lib/contract/category';
import type { Post } from '@/lib/contract/post';
import { cleanHtml } from '@/lib/html/clean-html';
import type { HtmlWords } from '@/lib/html/link-external-media';
import { categoryNames } from '@/lib/listings/category-names';
import { bannerHref } from './post-picture';

export type PostView = {
  id: number;
  title: string;
  author: string;
  postedOn: string | null;
  categories: string[];
  tags: string[];
  picture: string | null;
  /** '' where it only decorates. */
  pictureAlt: string;
  bodyHtml: string;
};

export function toPostView(post: Post, categories: Category[], words: HtmlWords): PostView {
  return {
    id: post.id,
    title: post.title,
    author: post.author,
    postedOn: post.postedOn,
    categories: categoryNames(post.categoryIds, categories),
    tags: [...new Set(post.tags)],
    picture: bannerHref(post.banner),
    pictureAlt: post.bannerAlt,
    bodyHtml: cleanHtml(post.descriptionHtml, words),
  };
}
