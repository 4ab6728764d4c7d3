'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Sentence } from '@/components/ui/in-own-language';
import { useSearchTitle } from '@/components/ui/use-search-title';
import { usePostSearch } from '@/lib/browser/use-post-search';
import type { BlogQuery } from '@/lib/posts/blog-query';
import { toBlogTitle } from '@/lib/posts/blog-title';
import type { PostCardPage } from '@/lib/posts/post-card';
import { BlogResults } from './blog-results';
import { SearchForm } from './search-form';

type BlogDirectoryProps = {
  action: string;
  /** Of the blog, or of the category that is shown. */
  title: string;
  initialQuery: BlogQuery;
  /** Null when the server could not have it: the browser tries again. */
  initialPage: PostCardPage | null;
  /** Between the box and the answer. */
  children?: React.ReactNode;
};

/** A GET form and its answer. Without script it is a form; with script each letter is answered at once. */
export function BlogDirectory({ action, title, initialQuery, initialPage, children }: BlogDirectoryProps) {
  const t = useTranslations('Client.blog');
  const results = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { query, ask, page, hasFailed, isLoading } = usePostSearch(initialQuery, initialPage);
  useSearchTitle(toBlogTitle(query, useTranslations('Client.listing'), title));

  // A link may have changed the address. While one types, the box is ahead of it.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = query.q;
  }, [query.q]);

  return (
    <>
      <div className="max-w-xl">
        <SearchForm
          action={action}
          id="blog-search"
          box={box}
          q={query.q}
          category={query.category}
          onType={(q) => ask({ q: q.trim(), page: 1 }, 'replace')}
          onSubmit={(event) => {
            event.preventDefault();
            results.current?.focus();
          }}
        />
      </div>
      {children}
      <div ref={results} id="results" tabIndex={-1} className="mt-6 scroll-mt-4">
        <div role="status" className="w-fit">
          {isLoading && <p>{t('loadingText')}</p>}
          {page && !isLoading && (
            <p className={page.total === 0 ? 'sr-only' : 'font-semibold text-xl'}>
              {t('count', { count: page.total })}
            </p>
          )}
          {page?.corrected && (
            <p>
              <Sentence content={[query.q, page.corrected]}>
                {t('corrected', { asked: query.q, corrected: page.corrected })}
              </Sentence>
            </p>
          )}
        </div>
        {hasFailed && page && <p className="mt-4 rounded-control bg-danger-soft p-4">{t('away')}</p>}
        <BlogResults page={page} query={query} isLoading={isLoading} />
      </div>
    </>
  );
}
