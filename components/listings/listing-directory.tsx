'use client';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { useListingPage } from '@/lib/browser/use-listing-page';
import { useListingQuery } from '@/lib/browser/use-listing-query';
import type { Category } from '@/lib/contract/category';
import { doorOf } from '@/lib/contract/kind';
import { type ListingQuery, parseListingQuery } from '@/lib/contract/listing-query';
import { ownKinds } from '@/lib/listings/doors';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { FilterSheet } from './filter-sheet';
import { FilterTags } from './filter-tags';
import { ListingFilters } from './listing-filters';
import { ListingResults } from './listing-results';
import { MoreTexts } from './more-texts';
import { PlaceSuggestions } from './place-suggestions';
import { ResultStatus } from './result-status';
import { SearchFields } from './search-fields';
import { SortPicker } from './sort-picker';
import { useSearchBoxes } from './use-search-boxes';

type ListingDirectoryProps = {
  action: string;
  categories: Category[];
  initialQuery: ListingQuery;
  /** Null when the server could not have it: the browser tries again. */
  initialPage: ListingCardPage | null;
  /** Whom to ring when nothing fits; '' for nobody. */
  phone: string;
  /** Below the filters on wide screens. */
  children?: React.ReactNode;
};

/** A GET form and its answer. Without script it is a form; with script each choice is answered at once. */
export function ListingDirectory(props: ListingDirectoryProps) {
  const { action, categories, initialQuery, initialPage, phone, children } = props;
  const t = useTranslations('Client.listing');
  const results = useRef<HTMLDivElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { query, ask } = useListingQuery(initialQuery);
  const { data: page, error, isLoading, isValidating } = useListingPage(query, initialQuery, initialPage);
  const boxes = useSearchBoxes(query, change);
  const door = doorOf(query.kinds);

  function change(next: Partial<ListingQuery>, step?: 'push' | 'replace') {
    ask({ ...query, page: 1, ...next }, step);
  }

  function turnTo(number: number) {
    change({ page: number });
    showResults();
  }

  function showResults() {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }

  /** The same question the form would ask without script. */
  function onSend(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    boxes.forget();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) params.append(name, String(value));
    const asked = parseListingQuery(params);
    if (asked) change(asked);
    setIsSheetOpen(false);
    results.current?.focus({ preventScroll: true });
  }

  const filters = <ListingFilters categories={categories} query={query} page={page} onChange={change} />;
  const chosen = query.kinds.length - ownKinds(door).length + countChoices(query);
  return (
    <MoreTexts texts={page?.texts}>
      <form action={action} method="get" onSubmit={onSend}>
        {ownKinds(door).map((kind) => (
          <input key={kind} type="hidden" name="kind" value={kind} />
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: browsers older than 2023 know no search element */}
        <div role="search" aria-label={t('searchLabel')} className="no-print">
          <SearchFields
            id="directory"
            door={door}
            query={initialQuery}
            submitLabel={t('search')}
            what={boxes.what}
            where={{ ...boxes.where, list: 'directory-places' }}
          />
          <PlaceSuggestions id="directory-places" box={boxes.where.ref} />
        </div>
        <div className="lg:mt-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
          {/* On phones without script the row's link leads here; with script the filters open as a sheet. */}
          <div id="filters" className="no-print scroll-mt-4 max-lg:hidden max-lg:target:mt-4 max-lg:target:block">
            {!isSheetOpen && filters}
            <button type="submit" className={`${buttonStyle('primary')} mt-4 w-full`}>
              {t('apply')}
            </button>
            {children}
          </div>
          <div ref={results} id="results" tabIndex={-1} className="min-w-0 scroll-mt-4">
            <div className="contents lg:flex lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-6">
              <div className="no-print sticky top-0 z-20 -mx-4 flex items-center justify-between gap-3 bg-ground px-4 py-2 lg:static lg:mx-0 lg:p-0">
                {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the filters */}
                <a
                  href="#filters"
                  onClick={(event) => {
                    event.preventDefault();
                    setIsSheetOpen(true);
                  }}
                  className={`${buttonStyle('secondary')} shrink-0 px-4 lg:hidden`}
                >
                  <SlidersHorizontal aria-hidden className="size-5" />
                  {t('filtersChosen', { count: chosen })}
                </a>
                <SortPicker query={query} hasPlace={Boolean(page?.understood.place)} onChange={change} />
              </div>
              <ResultStatus query={query} page={page} onChange={change} />
            </div>
            <FilterTags query={query} categories={categories} page={page} onChange={change} />
            <ListingResults
              page={page}
              query={query}
              categories={categories}
              phone={phone}
              isLoading={isLoading || isValidating}
              hasFailed={Boolean(error)}
              onTurn={turnTo}
              onChange={change}
            />
          </div>
        </div>
        {isSheetOpen && (
          <FilterSheet total={page?.total ?? 0} onClose={() => setIsSheetOpen(false)}>
            {filters}
          </FilterSheet>
        )}
      </form>
    </MoreTexts>
  );
}

function countChoices({ audiences, categories, locations, cities, filters, within, withClosed }: ListingQuery): number {
  const lists = [audiences, categories, locations, cities, filters];
  return lists.reduce((sum, list) => sum + list.length, 0) + (within === null ? 0 : 1) + (withClosed ? 1 : 0);
}
