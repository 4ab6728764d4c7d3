'use client';
import { useTranslations } from 'next-intl';
import { type ListingQuery, listingSorts } from '@/lib/contract/listing-query';

type SortPickerProps = {
  query: ListingQuery;
  onChange: (next: Partial<ListingQuery>) => void;
};

/** Belongs to the filters' form, though it stands beside the results. */
export function SortPicker({ query, onChange }: SortPickerProps) {
  const t = useTranslations('Client.listing');
  return (
    <label className="no-print flex flex-wrap items-center gap-2">
      <span>{t('sortBy')}</span>
      <select
        name="sort"
        form="listing-filters"
        value={query.sort}
        onChange={(event) => {
          const sort = listingSorts.find((known) => known === event.target.value);
          if (sort) onChange({ sort });
        }}
        className="min-h-11 rounded-control border border-line-strong bg-surface px-3"
      >
        {listingSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
