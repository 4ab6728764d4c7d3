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

/** On a phone the label stands inside its box: two rows of words less above the first result. */
const box =
  'font-semibold text-sm max-sm:rounded-control max-sm:border max-sm:border-line-strong max-sm:bg-surface max-sm:px-3 max-sm:pt-1 max-sm:text-[0.8125rem] max-sm:leading-4 max-sm:has-[input:focus-visible]:outline-3 max-sm:has-[input:focus-visible]:outline-offset-2';
const fieldStyle =
  'min-h-12 w-full min-w-0 font-normal text-base max-sm:min-h-8 max-sm:bg-transparent max-sm:outline-none! max-sm:shadow-none! sm:mt-1 sm:rounded-control sm:border sm:border-line-strong sm:bg-surface sm:px-3';

/** The two questions of every search. */
export function SearchFields({ id, door = 'care', query, submitLabel, what, where }: SearchFieldsProps) {
  const t = useTranslations('Client.listing');
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 @2xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto] sm:gap-3">
        <Question
          label={t(`what.${door}`)}
          className="col-span-2 @2xl:col-span-1"
          field={{ id: `${id}-what`, name: 'q', defaultValue: query?.q, maxLength: 200, ...what }}
        />
        <Question
          label={t('where')}
          field={{
            id: `${id}-where`,
            name: 'near',
            defaultValue: query?.near,
            maxLength: 60,
            autoComplete: 'postal-code',
            ...where,
          }}
        />
        <button type="submit" className={`${buttonStyle('primary')} min-h-12 max-sm:self-stretch`}>
          <Search aria-hidden className="size-5 shrink-0" />
          <span className="max-sm:sr-only">{submitLabel}</span>
        </button>
      </div>
    </div>
  );
}

type QuestionProps = { label: string; field: React.ComponentProps<'input'>; className?: string };

function Question({ label, field, className = '' }: QuestionProps) {
  return (
    <label htmlFor={field.id} className={`${box} ${className}`}>
      {label}
      <input type="search" dir="auto" enterKeyHint="search" {...field} className={fieldStyle} />
    </label>
  );
}
