import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { ListingQuery } from '@/lib/contract/listing-query';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { ResultStatus } from './result-status';
import { SortPicker } from './sort-picker';

type ResultHeadProps = {
  query: ListingQuery;
  page: ListingCardPage | undefined;
  /** How many filters are. */
  chosen: number;
  onOpen: () => void;
  onChange: (next: Partial<ListingQuery>, step?: 'push' | 'replace') => void;
};

/** What was found, in which order, and on phones the way to the filters. */
export function ResultHead({ query, page, chosen, onOpen, onChange }: ResultHeadProps) {
  return (
    <div className="contents lg:flex lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-6">
      <div className="no-print sticky top-0 z-20 -mx-4 short:static flex items-center justify-between gap-3 bg-ground px-4 py-2 lg:static lg:mx-0 lg:p-0">
        <FiltersLink count={chosen} onOpen={onOpen} />
        <SortPicker query={query} hasPlace={Boolean(page?.understood.place)} onChange={onChange} />
      </div>
      <ResultStatus query={query} page={page} onChange={onChange} />
    </div>
  );
}

function FiltersLink({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useTranslations('Client.listing');
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it leads to the filters
    <a
      href="#filters"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      className={`${buttonStyle('secondary')} shrink-0 px-4 lg:hidden`}
    >
      <SlidersHorizontal aria-hidden className="size-5" />
      {t('filtersChosen', { count })}
    </a>
  );
}
