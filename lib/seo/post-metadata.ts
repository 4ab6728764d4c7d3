import type { Metadata } from 'next';
import type { Post } from '@/lib/contract/post';
import type { Locale } from '@/lib/i18n/languages';
import { excerptOf } from '@/lib/posts/excerpt-of';
import { feedLinks } from '@/lib/posts/feed-links';
import { pageMetadata } from './page-metadata';

type Around = { locale: Locale; siteName: string; description: string; indexed?: boolean };

/** Of a post, wherever it is shown: the reader's address is the one to find. `description` is for posts without words. */
export function postMetadata(post: Post, { locale, siteName, description, indexed = true }: Around): Metadata {
  const metadata = pageMetadata({
    locale,
    path: `/blog-details-user-view/${post.id}`,
    title: post.title,
    description: excerptOf(post) || description,
    siteName,
    indexed,
    isTranslated: false,
  });
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: feedLinks(locale) },
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      ...(post.postedOn && { publishedTime: post.postedOn }),
      ...(post.author && { authors: [post.author] }),
      ...(post.tags.length > 0 && { tags: post.tags }),
    },
  };
}
