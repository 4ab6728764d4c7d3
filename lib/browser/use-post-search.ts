import 'client-only';
import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { type BlogQuery, blogHref, blogQueryParams, emptyBlogQuery, parseBlogQuery } from '@/lib/posts/blog-query';
import type { PostCardPage } from '@/lib/posts/post-card';
import { fetchJson } from './fetch-json';
import { useAddressQuery } from './use-address-query';

/** What is asked of the blog, and its answer; `initial` is what the server rendered for `initialQuery`. */
export function usePostSearch(initialQuery: BlogQuery, initial: PostCardPage | null) {
  const locale = useLocale();
  const { query, ask } = useAddressQuery(initialQuery, {
    parse: (params) => parseBlogQuery(params) ?? emptyBlogQuery,
    href: blogHref,
  });
  const keyOf = (asked: BlogQuery) =>
    `/api/blog?${new URLSearchParams([['locale', locale], ...blogQueryParams(asked)])}`;
  const key = keyOf(query);
  // Not as SWR's fallback: with `keepPreviousData` the page before would hide it.
  const given = key === keyOf(initialQuery) ? initial : null;
  const { data, error, isLoading } = useSWR<PostCardPage>(given ? null : key, fetchJson, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    errorRetryInterval: 3_000,
  });
  return { query, ask, page: given ?? data ?? initial, hasFailed: Boolean(error), isLoading };
}
