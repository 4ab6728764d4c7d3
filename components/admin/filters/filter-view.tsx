import { useLocale } from 'next-intl';
import { formatCount } from '@/lib/admin/format-count';
import type { KeptFilter } from '@/lib/contract/search-filter';
import type { ResourceView } from '../resource/resource-view';

export const filterView: ResourceView<KeptFilter> = {
  columns: [
    { key: 'header', label: 'AdminFilters.header', sort: 'position', cell: ({ header }) => <bdi>{header}</bdi> },
    { key: 'value', label: 'AdminFilters.value', sort: 'value', isTitle: true, cell: ({ value }) => value },
    {
      key: 'listings',
      label: 'AdminFilters.listings',
      sort: 'listings',
      cell: ({ listings }) => <Count count={listings} />,
    },
    {
      key: 'categories',
      label: 'AdminFilters.categories',
      cell: ({ categoryNames }) => (
        <span dir="auto" className="line-clamp-2 max-w-prose">
          {categoryNames.join(', ')}
        </span>
      ),
    },
  ],
};

function Count({ count }: { count: number }) {
  return formatCount(count, useLocale());
}
