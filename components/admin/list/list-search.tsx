import { ChevronDown, Search } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { emptyListQuery, isNarrowed, type ListQuery, type ListRules, pageSizes } from '@/lib/admin/list-query';
import { localePath } from '@/lib/i18n/languages';

export type FilterField = {
  name: string;
  label: string;
  /** What can be chosen, '' not among it; none where any text will do. */
  choices?: { value: string; label: string }[];
};

type ListSearchProps = {
  /** Without its language. */
  path: string;
  query: ListQuery;
  rules: ListRules;
  filters: FilterField[];
  sorts: { name: string; label: string }[];
};

const control = 'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3';

/** Words, filters, order and size of a list: one form whose answer is an address. */
export function ListSearch({ path, query, rules, filters, sorts }: ListSearchProps) {
  const t = useTranslations('AdminList');
  const usual = emptyListQuery(rules);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form of this role is what older readers know
    <form
      role="search"
      action={localePath(useLocale(), path)}
      className="grow flex-wrap items-start gap-x-4 gap-y-2 max-lg:contents lg:flex"
    >
      {query.status !== usual.status && <input type="hidden" name="status" value={query.status} />}
      {query.view && <input type="hidden" name="view" value={query.view} />}
      <label htmlFor="q" className="sr-only">
        {t('search')}
      </label>
      <div className="flex grow basis-52 gap-2 max-lg:order-1 sm:max-w-md">
        <input
          id="q"
          name="q"
          type="search"
          placeholder={t('find')}
          defaultValue={query.q}
          maxLength={100}
          dir="auto"
          className={control}
        />
        <button type="submit" aria-label={t('find')} className={`${buttonStyle('secondary')} shrink-0 px-3!`}>
          <Search aria-hidden className="size-5" />
        </button>
      </div>
      <details open={isNarrowed({ ...query, q: '' })} className="max-w-4xl open:basis-full max-lg:order-3">
        <summary className="flex min-h-11 w-fit list-none items-center gap-1 font-semibold text-primary [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden className="size-5 [[open]>summary>&]:rotate-180" />
          {t('more')}
        </summary>
        <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
          {filters.map(({ name, label, choices }) => (
            <Labelled key={name} id={`filter-${name}`} label={label}>
              <FilterInput name={name} choices={choices} value={query.filters[name] ?? ''} />
            </Labelled>
          ))}
          {rules.hasDays &&
            (['from', 'to'] as const).map((end) => (
              <Labelled key={end} id={`filter-${end}`} label={t(end)}>
                <input id={`filter-${end}`} name={end} type="date" defaultValue={query[end]} className={control} />
              </Labelled>
            ))}
          {!query.view && <Arranged query={query} sorts={sorts} />}
          <button type="submit" className={`${buttonStyle('primary')} justify-self-start sm:col-span-full`}>
            {t('apply')}
          </button>
        </div>
      </details>
    </form>
  );
}

/** The order of a table and how much of it is on a page. */
function Arranged({ query, sorts }: Pick<ListSearchProps, 'query' | 'sorts'>) {
  const t = useTranslations('AdminList');
  return (
    <>
      <Labelled id="sort" label={t('sortBy')}>
        <select id="sort" name="sort" defaultValue={query.sort} className={control}>
          {sorts.flatMap(({ name, label }) => [
            <option key={name} value={name}>
              {t('ascending', { label })}
            </option>,
            <option key={`-${name}`} value={`-${name}`}>
              {t('descending', { label })}
            </option>,
          ])}
        </select>
      </Labelled>
      <Labelled id="size" label={t('size')}>
        <select id="size" name="size" defaultValue={query.size} className={control}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </Labelled>
    </>
  );
}

type FilterInputProps = Pick<FilterField, 'name' | 'choices'> & { value: string };

function FilterInput({ name, choices, value }: FilterInputProps) {
  const t = useTranslations('AdminList');
  const wiring = { id: `filter-${name}`, name, defaultValue: value, className: control };
  if (!choices) return <input {...wiring} maxLength={100} dir="auto" />;
  // Somebody who is no colleague any more is asked for all the same.
  const isOther = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <select {...wiring}>
      <option value="">{t('any')}</option>
      {isOther && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}
