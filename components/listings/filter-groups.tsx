'use client';
import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { ListingFacets } from '@/lib/contract/listing-page';
import { CheckList } from './check-list';

type FilterGroupsProps = {
  values: ListingFacets['filters'];
  ticked: number[];
  hasCategory: boolean;
  onChange: (ticked: number[]) => void;
};

/** The chosen categories' own filters, under their headers. */
export function FilterGroups({ values, ticked, hasCategory, onChange }: FilterGroupsProps) {
  const t = useTranslations('Client.listing');
  const headers = [...new Set(values.map(({ header }) => header))];
  if (headers.length === 0)
    return hasCategory ? null : <p className="text-muted text-sm">{t('chooseCategoryFirst')}</p>;
  return headers.map((header) => (
    <fieldset key={header}>
      <legend className="mb-1 font-semibold">
        <InOwnLanguage isTranslatable>{header}</InOwnLanguage>
      </legend>
      <CheckList
        name="filter"
        chosen={ticked}
        onChange={onChange}
        options={values
          .filter((value) => value.header === header)
          .map(({ searchId, value, count }) => ({ value: searchId, label: value, count }))}
      />
    </fieldset>
  ));
}
