import { useLocale } from 'next-intl';
import { formatCount } from '@/lib/admin/format-count';
import type { KeptCategory } from '@/lib/contract/category';
import type { ResourceView } from '../resource/resource-view';

export const categoryView: ResourceView<KeptCategory> = {
  columns: [
    { key: 'name', label: 'AdminCategories.name', sort: 'name', isTitle: true, cell: ({ name }) => name },
    ...(['listings', 'posts'] as const).map((key) => ({
      key,
      label: `AdminCategories.${key}` as const,
      sort: key,
      cell: (row: KeptCategory) => <Count count={row[key] ?? 0} />,
    })),
  ],
};

function Count({ count }: { count: number }) {
  return formatCount(count, useLocale());
}
