'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Sentence } from '@/components/ui/in-own-language';
import { useListingPage } from '@/lib/browser/use-listing-page';
import { useListingQuery } from '@/lib/browser/use-listing-query';
import type { Category } from '@/lib/contract/category';
import type { ListingQuery } from '@/lib/contract/listing-query';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { FilterTags } from './filter-tags';
import { ListingFilters } from './listing-filters';
import { ListingResults } from './listing-results';
import { SortPicker } from './sort-picker';

type ListingDirectoryProps = {
  action: string;
  categories: Category[];
  initialQuery: ListingQuery;
  /** Null when the server could not have it: the browser tries again. */
  initialPage: ListingCardPage | null;
  /** Below the filters on wide screens. */
  children?: React.ReactNode;
};

/** A GET form and its answer. Without script it is a form; with script each choice is answered at once. */
export function ListingDirectory({ action, categories, initialQuery, initialPage, children }: ListingDirectoryProps) {
  const t = useTranslations('Client.listing');
  const results = useRef<HTMLDivElement>(null);
  const { query, ask } = useListingQuery(initialQuery);
  const { data, error, isLoading, isValidating } = useListingPage(query, initialQuery, initialPage);

  function change(next: Partial<ListingQuery>, step?: 'push' | 'replace') {
    ask({ ...query, page: 1, ...next }, step);
  }

  function turnTo(page: number) {
    change({ page });
    results.current?.focus();
    results.current?.scrollIntoView();
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
      <div>
        <ListingFilters
          action={action}
          categories={categories}
          query={query}
          page={data}
          onChange={change}
          onSubmit={() => results.current?.focus()}
        />
        {children}
      </div>
      <div ref={results} id="results" tabIndex={-1} className="min-w-0 scroll-mt-4 focus:outline-none">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div role="status">
            <p className="font-semibold text-xl">{data ? t('count', { count: data.total }) : t('loading')}</p>
            {data?.corrected && (
              <p>
                <Sentence content={[query.q, data.corrected]}>
                  {t('corrected', { asked: query.q, corrected: data.corrected })}
                </Sentence>
              </p>
            )}
          </div>
          <SortPicker query={query} onChange={change} />
        </div>
        <FilterTags query={query} categories={categories} facets={data?.facets} onChange={change} />
        <ListingResults
          page={data}
          query={query}
          isLoading={isLoading || isValidating}
          hasFailed={Boolean(error)}
          onTurn={turnTo}
          onChange={change}
        />
      </div>
    </div>
  );
}
