'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { FilterGroups } from '@/components/listings/filter-groups';
import type { Choice } from '@/lib/admin/resource';
import type { KeptFilter } from '@/lib/contract/search-filter';

type FilterPreviewProps = { filters: readonly KeptFilter[]; categories: readonly Choice[] };

/** The part of the directory that visitors tick these in, as it is for whoever has chosen one category. */
export function FilterPreview({ filters, categories }: FilterPreviewProps) {
  const t = useTranslations('AdminFilters');
  const used = new Set(filters.flatMap(({ categoryIds, listings }) => (listings > 0 ? categoryIds : [])));
  const offered = categories.filter(({ value }) => used.has(Number(value)));
  const [category, setCategory] = useState(offered[0]?.value ?? '');
  const [ticked, setTicked] = useState<number[]>([]);
  const shown = filters.filter((one) => one.listings > 0 && one.categoryIds.includes(Number(category)));
  return (
    <section aria-labelledby="preview" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="preview">{t('preview')}</h2>
      <p>{t('previewHint')}</p>
      <Field id="preview-category" label={t('previewCategory')}>
        {(wiring) => (
          <select {...wiring} value={category} onChange={({ target }) => setCategory(target.value)}>
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid max-w-sm gap-6">
        <FilterGroups
          values={shown.map(({ id, header, value, listings }) => ({ searchId: id, header, value, count: listings }))}
          ticked={ticked}
          hasCategory
          onChange={setTicked}
        />
      </div>
    </section>
  );
}
