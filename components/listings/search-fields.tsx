import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { Door } from '@/lib/contract/kind';
import type { ListingQuery } from '@/lib/contract/listing-query';

type SearchFieldsProps = {
  /** Tells the fields of one page apart. */
  id: string;
  door?: Door;
  query?: Pick<ListingQuery, 'q' | 'near'>;
  submitLabel: string;
  what?: React.ComponentProps<'input'>;
  where?: React.ComponentProps<'input'>;
};

const field =
  'mt-1 min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 font-normal text-base';

/** The two questions of every search. */
export function SearchFields({ id, door = 'care', query, submitLabel, what, where }: SearchFieldsProps) {
  const t = useTranslations('Client.listing');
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 @2xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto] sm:gap-3">
        <label htmlFor={`${id}-what`} className="col-span-2 font-semibold text-sm @2xl:col-span-1">
          {t(`what.${door}`)}
          <input
            id={`${id}-what`}
            name="q"
            type="search"
            dir="auto"
            defaultValue={query?.q}
            maxLength={200}
            enterKeyHint="search"
            {...what}
            className={field}
          />
        </label>
        <label htmlFor={`${id}-where`} className="font-semibold text-sm">
          {t('where')}
          <input
            id={`${id}-where`}
            name="near"
            type="search"
            dir="auto"
            defaultValue={query?.near}
            maxLength={60}
            autoComplete="postal-code"
            enterKeyHint="search"
            {...where}
            className={field}
          />
        </label>
        <button type="submit" className={`${buttonStyle('primary')} min-h-12`}>
          <Search aria-hidden className="size-5 shrink-0" />
          <span className="max-sm:sr-only">{submitLabel}</span>
        </button>
      </div>
    </div>
  );
}
