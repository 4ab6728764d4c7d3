import 'server-only';
import type { Category } from '@/lib/contract/category';
import type { Post } from '@/lib/contract/post';
import { cleanHtml, type HtmlWords } from '@/lib/html/clean-html';
import { categoryNames } from '@/lib/listings/category-names';
import { excerptOf } from './excerpt-of';
import { bannerHref } from './post-picture';

/** A post as its page shows it: every part cleaned and safe to render. */
export type PostView = {
  id: number;
  title: string;
  author: string;
  /** ISO 8601. */
  postedOn: string | null;
  updatedAt: string | null;
  categories: string[];
  tags: string[];
  /** The stored picture's name; '' where there is none of our own. */
  banner: string;
  /** Address of the banner. */
  picture: string | null;
  excerpt: string;
  bodyHtml: string;
};

export function toPostView(post: Post, categories: Category[], words: HtmlWords): PostView {
  const picture = bannerHref(post.banner);
  return {
    id: post.id,
    title: post.title,
    author: post.author,
    postedOn: post.postedOn,
    updatedAt: post.updatedAt,
    categories: categoryNames(post.categoryIds, categories),
    tags: [...new Set(post.tags)],
    banner: picture ? post.banner : '',
    picture,
    excerpt: excerptOf(post),
    bodyHtml: cleanHtml(post.descriptionHtml, words),
  };
}
