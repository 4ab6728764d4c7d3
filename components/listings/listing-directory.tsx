'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { useSearchTitle } from '@/components/ui/use-search-title';
import { keepLastSearch } from '@/lib/browser/last-search';
import { useListingPage } from '@/lib/browser/use-listing-page';
import { useListingQuery } from '@/lib/browser/use-listing-query';
import type { Category } from '@/lib/contract/category';
import { doorOf } from '@/lib/contract/kind';
import { type ListingQuery, listingHref, parseListingQuery } from '@/lib/contract/listing-query';
import { useTranslateText } from '@/lib/i18n/translated-text';
import { ownKinds } from '@/lib/listings/doors';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { toSearchTitle } from '@/lib/listings/search-title';
import type { FilterSheet } from './filter-sheet';
import { FilterTags } from './filter-tags';
import { ListingFilters } from './listing-filters';
import type { ListingResults } from './listing-results';
import { MoreTexts } from './more-texts';
import { Away, Loading } from './no-answer';
import { PlaceSuggestions } from './place-suggestions';
import { ResultHead } from './result-head';
import { SearchFields } from './search-fields';
import { useSearchBoxes } from './use-search-boxes';

type ListingDirectoryProps = {
  action: string;
  /** What this part of the directory is called. */
  doorName: string;
  categories: Category[];
  initialQuery: ListingQuery;
  /** Null when the server could not have it: the browser tries again. */
  initialPage: ListingCardPage | null;
  /** Its results, whose script no first visit needs. */
  firstResults: React.ReactNode;
  /** Whom to ring when nothing fits; '' for nobody. */
  phone: string;
  /** Below the filters on wide screens. */
  children?: React.ReactNode;
};

/** A GET form and its answer. Without script it is a form; with script each choice is answered at once. */
export function ListingDirectory(props: ListingDirectoryProps) {
  const { action, doorName, categories, initialQuery, initialPage, firstResults, phone, children } = props;
  const t = useTranslations('Client.listing');
  const results = useRef<HTMLDivElement>(null);
  const { Sheet, openSheet, closeSheet } = useSheet();
  const { query, ask } = useListingQuery(initialQuery);
  const { page: answered, hasFailed, isLoading } = useListingPage(query, initialQuery, initialPage);
  const Results = useResults(answered !== undefined && answered !== initialPage);
  // Until they can be shown, what is said of results stays with those that are.
  const page = Results ? answered : (initialPage ?? undefined);
  const isFirst = page === initialPage;
  const boxes = useSearchBoxes(query, change);
  const door = doorOf(query.kinds);
  const translate = useTranslateText();
  useSearchTitle(toSearchTitle(query, t, { door: doorName, categories, translate: (name) => translate(name).text }));

  // For the way back from a listing.
  useEffect(() => keepLastSearch(new URL(listingHref(query), window.location.href).search), [query]);

  function change(next: Partial<ListingQuery>, step?: 'push' | 'replace') {
    ask({ page: 1, ...next }, step);
  }

  function showResults() {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }

  /** Links within the results ask further questions, those below them for another page. */
  function onLink(event: React.MouseEvent) {
    const { link, asked } = questionOf(event, action);
    if (!link || !asked) return;
    event.preventDefault();
    ask(asked);
    if (link.closest('nav')) showResults();
  }

  /** The same question the form would ask without script. */
  function onSend(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    boxes.forget();
    const asked = questionIn(event.currentTarget);
    if (asked) change(asked);
    closeSheet();
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
        <DirectorySearch door={door} query={initialQuery} boxes={boxes} />
        <div className="lg:mt-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
          {/* On phones without script the row's link leads here; with script the filters open as a sheet. */}
          <div id="filters" className="no-print scroll-mt-4 max-lg:hidden max-lg:target:mt-4 max-lg:target:block">
            {!Sheet && filters}
            <button type="submit" className={`${buttonStyle('primary')} mt-4 w-full`}>
              {t('apply')}
            </button>
            {children}
          </div>
          <div ref={results} id="results" tabIndex={-1} className="min-w-0 scroll-mt-4">
            <ResultHead {...{ query, page, chosen }} onOpen={openSheet} onChange={change} />
            <FilterTags query={query} categories={categories} page={page} onChange={change} />
            <Answer {...{ page, hasFailed, onLink }} isBusy={isLoading || page !== answered}>
              {page && !isFirst && Results ? <Results {...{ page, query, categories, phone }} /> : firstResults}
            </Answer>
          </div>
        </div>
        {Sheet && (
          <Sheet total={page?.total ?? 0} onClose={closeSheet}>
            {filters}
          </Sheet>
        )}
      </form>
    </MoreTexts>
  );
}

/** The filters as a sheet, on phones. */
function useSheet() {
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null);

  /** Its script is no part of the first visit; where it cannot be had, the filters stand below as without script. */
  async function openSheet() {
    try {
      const loaded = await import('./filter-sheet');
      setSheet(() => loaded.FilterSheet);
    } catch {
      window.location.hash = 'filters';
    }
  }

  return { Sheet, openSheet, closeSheet: () => setSheet(null) };
}

/** The link that was followed, and what it asks of the directory; null for what it does not. */
function questionOf(event: React.MouseEvent, action: string) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return { link, asked: null };
  const { pathname, searchParams } = new URL(link.href);
  return { link, asked: pathname === action ? parseListingQuery(searchParams) : null };
}

function questionIn(form: HTMLFormElement): ListingQuery | null {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return parseListingQuery(params);
}

type DirectorySearchProps = {
  door: ReturnType<typeof doorOf>;
  query: ListingQuery;
  boxes: ReturnType<typeof useSearchBoxes>;
};

function DirectorySearch({ door, query, boxes }: DirectorySearchProps) {
  const t = useTranslations('Client.listing');
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers older than 2023 know no search element
    <div role="search" aria-label={t('searchLabel')} className="no-print">
      <SearchFields
        id="directory"
        door={door}
        query={query}
        submitLabel={t('search')}
        what={boxes.what}
        where={{ ...boxes.where, list: 'directory-places' }}
      />
      <PlaceSuggestions id="directory-places" of="directory-where" />
    </div>
  );
}

type Page = ReturnType<typeof useListingPage>['page'];
type AnswerProps = {
  page: Page;
  hasFailed: boolean;
  /** Another is on its way. */
  isBusy: boolean;
  onLink: (event: React.MouseEvent) => void;
  children: React.ReactNode;
};

function Answer({ page, hasFailed, isBusy, onLink, children }: AnswerProps) {
  const t = useTranslations('Client.listing');
  return (
    <>
      {!page && (hasFailed ? <Away /> : <Loading />)}
      {page && hasFailed && <p className="mt-4 rounded-control bg-danger-soft p-4">{t('away')}</p>}
      {page && (
        <div aria-busy={isBusy} onClickCapture={onLink} className="transition-opacity aria-busy:opacity-60">
          {children}
        </div>
      )}
    </>
  );
}

/** The script of results, loaded once somebody begins to ask; null for as long as it is on its way. */
function useResults(isNeeded: boolean): typeof ListingResults | null {
  const [Results, setResults] = useState<typeof ListingResults | null>(null);
  useEffect(() => {
    if (Results) return;
    const load = async () => {
      try {
        const loaded = await import('./listing-results');
        setResults(() => loaded.ListingResults);
      } catch {
        // Of a release that is no more: the server shows the answer.
        if (isNeeded) window.location.reload();
      }
    };
    if (isNeeded) load();
    const signs = ['pointerover', 'focusin'];
    for (const sign of signs) window.addEventListener(sign, load, { once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, load);
    };
  }, [isNeeded, Results]);
  return Results;
}

function countChoices({ audiences, categories, locations, cities, filters, within, withClosed }: ListingQuery): number {
  const lists = [audiences, categories, locations, cities, filters];
  return lists.reduce((sum, list) => sum + list.length, 0) + (within === null ? 0 : 1) + (withClosed ? 1 : 0);
}
