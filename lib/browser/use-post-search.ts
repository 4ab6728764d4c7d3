import 'client-only';
import { useLocale } from 'next-intl';
import { type BlogQuery, blogHref, blogQueryParams, emptyBlogQuery, parseBlogQuery } from '@/lib/posts/blog-query';
import type { PostCardPage } from '@/lib/posts/post-card';
import { answersOf } from './answers-of';
import { useAddressQuery } from './use-address-query';

const useAnswer = answersOf<PostCardPage>();

export function usePostSearch(initialQuery: BlogQuery, initial: PostCardPage | null) {
  const locale = useLocale();
  const { query, ask } = useAddressQuery(initialQuery, {
    parse: (params) => parseBlogQuery(params) ?? emptyBlogQuery,
    href: blogHref,
  });
  const keyOf = (asked: BlogQuery) =>
    `/api/blog?${new URLSearchParams([['locale', locale], ...blogQueryParams(asked)])}`;
  const key = keyOf(query);
  const given = key === keyOf(initialQuery) ? initial : null;
  const { data, ...state } = useAnswer(given ? null : key);
  return { query, ask, page: given ?? data ?? initial, ...state };
}
