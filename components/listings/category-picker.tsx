'use client';
import { useTranslations } from 'next-intl';
import type { Category } from '@/lib/contract/category';
import type { ListingFacets } from '@/lib/contract/listing-page';
import { CheckList } from './check-list';

type CategoryPickerProps = {
  categories: Category[];
  chosen: number[];
  counts: ListingFacets['categories'];
  onChange: (chosen: number[]) => void;
};

const shownAtOnce = 8;

/** The categories that leave most, chosen ones first; the rest behind one click. */
export function CategoryPicker({ categories, chosen, counts, onChange }: CategoryPickerProps) {
  const t = useTranslations('Client.listing');
  const countOf = new Map(counts.map(({ categoryId, count }) => [categoryId, count]));
  const options = categories
    .map(({ id, name }) => ({ value: id, label: name, count: countOf.get(id) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-GB'));
  if (options.length === 0) return null;
  const isUpFront = (option: { value: number }, index: number) => index < shownAtOnce || chosen.includes(option.value);
  const first = options.filter(isUpFront);
  const rest = options.filter((option, index) => !isUpFront(option, index));
  const list = { name: 'category', chosen, onChange };

  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('categories')}</legend>
      <CheckList {...list} options={first} />
      {rest.length > 0 && (
        <details>
          <summary className="link flex min-h-11 items-center px-1">
            {t('moreCategories', { count: rest.length })}
          </summary>
          <CheckList {...list} options={rest} />
        </details>
      )}
    </fieldset>
  );
}
