'use client';
import { useTranslations } from 'next-intl';
import type { Category } from '@/lib/contract/category';
import { doorOf } from '@/lib/contract/kind';
import type { ListingQuery } from '@/lib/contract/listing-query';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { CategoryPicker } from './category-picker';
import { DistancePicker } from './distance-picker';
import { FilterGroups } from './filter-groups';
import { AudiencePicker, KindPicker } from './kind-picker';
import { PlacePicker } from './place-picker';

type ListingFiltersProps = {
  categories: Category[];
  query: ListingQuery;
  page: ListingCardPage | undefined;
  onChange: (next: Partial<ListingQuery>) => void;
};

/** What a family or a carer chooses by first; the registers' own words, areas and filters behind one click. */
export function ListingFilters({ categories, query, page, onChange }: ListingFiltersProps) {
  const t = useTranslations('Client.listing');
  const door = doorOf(query.kinds);
  const facets = page?.facets;
  const hasPlace = query.near !== '' || query.within !== null || Boolean(page?.understood.place);
  const more = [...query.categories, ...query.locations, ...query.cities, ...query.filters];
  return (
    <div className="grid content-start gap-6">
      {hasPlace && <DistancePicker within={query.within} onChange={(within) => onChange({ within })} />}
      <KindPicker
        door={door}
        chosen={query.kinds}
        counts={facets?.kinds ?? []}
        onChange={(kinds) => onChange({ kinds })}
      />
      {door === 'care' && (
        <AudiencePicker
          chosen={query.audiences}
          counts={facets?.audiences ?? []}
          onChange={(audiences) => onChange({ audiences })}
        />
      )}
      {door === 'jobs' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="closed"
            value="1"
            checked={query.withClosed}
            onChange={(event) => onChange({ withClosed: event.target.checked })}
            className="size-5 shrink-0 accent-primary"
          />
          {t('closedToo')}
        </label>
      )}
      <details open={more.length > 0}>
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-primary">{t('moreChoices')}</summary>
        <div className="mt-2 grid gap-6">
          <CategoryPicker
            categories={categories}
            chosen={query.categories}
            counts={facets?.categories ?? []}
            onChange={(chosen) => onChange({ categories: chosen })}
          />
          <PlacePicker
            kind="location"
            chosen={query.locations}
            popular={facets?.locations ?? []}
            onChange={(locations) => onChange({ locations })}
          />
          <PlacePicker
            kind="city"
            chosen={query.cities}
            popular={facets?.cities ?? []}
            onChange={(cities) => onChange({ cities })}
          />
          <FilterGroups
            values={facets?.filters ?? []}
            ticked={query.filters}
            hasCategory={query.categories.length > 0}
            onChange={(filters) => onChange({ filters })}
          />
        </div>
      </details>
    </div>
  );
}
