'use client';
import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button';
import type { Category } from '@/lib/contract/category';
import { type ListingQuery, parseListingQuery } from '@/lib/contract/listing-query';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { CategoryPicker } from './category-picker';
import { FilterGroups } from './filter-groups';
import { PlacePicker } from './place-picker';

type ListingFiltersProps = {
  action: string;
  categories: Category[];
  query: ListingQuery;
  page: ListingCardPage | undefined;
  onChange: (next: Partial<ListingQuery>, step?: 'push' | 'replace') => void;
  onSubmit: () => void;
};

/** Milliseconds without a keystroke before a search is asked. */
const typingPause = 300;

export function ListingFilters({ action, categories, query, page, onChange, onSubmit }: ListingFiltersProps) {
  const t = useTranslations('Client.listing');
  const search = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change without the box (Back, a removed tag): follow it, but never under the typing hand.
  useEffect(() => {
    if (search.current && document.activeElement !== search.current) search.current.value = query.q;
  }, [query.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onType(q: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ q: q.trim() }, 'replace'), typingPause);
  }

  /** The same question the form would ask without script. */
  function onSend(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    clearTimeout(timer.current);
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) params.append(name, String(value));
    const asked = parseListingQuery(params);
    if (asked) onChange(asked);
    onSubmit();
  }

  return (
    <search aria-label={t('searchLabel')}>
      <form
        id="listing-filters"
        action={action}
        method="get"
        onSubmit={onSend}
        className="no-print grid content-start gap-4"
      >
        <div>
          <label htmlFor="q" className="font-semibold">
            {t('searchBox')}
          </label>
          <div className="mt-1 flex">
            <input
              ref={search}
              id="q"
              name="q"
              type="search"
              defaultValue={query.q}
              maxLength={100}
              enterKeyHint="search"
              onChange={(event) => onType(event.target.value)}
              className="min-h-12 w-full min-w-0 rounded-s-control border border-line-strong bg-surface px-3"
            />
            <button type="submit" className={`${buttonStyle('primary')} rounded-s-none px-4`}>
              <Search aria-hidden className="size-5" />
              <span className="sr-only">{t('search')}</span>
            </button>
          </div>
        </div>
        <details className="filters group rounded-card border border-line bg-surface lg:border-0 lg:bg-transparent">
          <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
            <SlidersHorizontal aria-hidden className="size-5" />
            {t('filters')}
            <ChevronDown aria-hidden className="ms-auto size-5 group-open:rotate-180" />
          </summary>
          <div className="grid gap-6 p-4 lg:p-0">
            <CategoryPicker
              categories={categories}
              chosen={query.categories}
              counts={page?.facets.categories ?? []}
              onChange={(chosen) => onChange({ categories: chosen })}
            />
            <PlacePicker
              kind="location"
              chosen={query.locations}
              popular={page?.facets.locations ?? []}
              onChange={(locations) => onChange({ locations })}
            />
            <PlacePicker
              kind="city"
              chosen={query.cities}
              popular={page?.facets.cities ?? []}
              onChange={(cities) => onChange({ cities })}
            />
            <FilterGroups
              values={page?.facets.filters ?? []}
              ticked={query.filters}
              hasCategory={query.categories.length > 0}
              onChange={(filters) => onChange({ filters })}
            />
            <button type="submit" className={buttonStyle('primary')}>
              {t('apply')}
            </button>
          </div>
        </details>
      </form>
    </search>
  );
}
