'use client';
import { useTranslations } from 'next-intl';
import { type Door, doorOf } from '@/lib/contract/kind';
import type { ListingQuery, ListingSort } from '@/lib/contract/listing-query';

type SortPickerProps = {
  query: ListingQuery;
  /** Whether there is a place to be near to. */
  hasPlace: boolean;
  onChange: (next: Partial<ListingQuery>) => void;
};

const sortsBehind: Record<Door, readonly ListingSort[]> = {
  care: ['best', 'nearest', 'price', 'rating', 'newest', 'az'],
  jobs: ['best', 'nearest', 'newest', 'az'],
  local: ['best', 'nearest', 'newest', 'az'],
};

export function SortPicker({ query, hasPlace, onChange }: SortPickerProps) {
  const t = useTranslations('Client.listing');
  const sorts = sortsBehind[doorOf(query.kinds)].filter(
    (sort) => sort !== 'nearest' || hasPlace || query.sort === 'nearest',
  );
  return (
    <label className="flex min-w-0 items-center gap-2">
      <span className="whitespace-nowrap max-sm:sr-only">{t('sortBy')}</span>
      <select
        name="sort"
        value={query.sort}
        onChange={(event) => {
          const sort = sorts.find((known) => known === event.target.value);
          if (sort) onChange({ sort });
        }}
        className="min-h-11 min-w-0 rounded-control border border-line-strong bg-surface px-3"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
