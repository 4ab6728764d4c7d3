import { useLocale, useTranslations } from 'next-intl';
import { isEmptyCategory } from '@/lib/admin/categories';
import { formatCount } from '@/lib/admin/format-count';
import type { KeptCategory } from '@/lib/contract/category';
import { RowLink } from '../noun/noun-list';
import type { NounView } from '../noun/noun-view';

export const categoryView: NounView<KeptCategory> = {
  columns: [
    { key: 'name', label: 'AdminCategories.name', sort: 'name', isTitle: true, cell: ({ name }) => name },
    ...(['listings', 'posts'] as const).map((key) => ({
      key,
      label: `AdminCategories.${key}` as const,
      sort: key,
      isExtra: true as const,
      cell: (row: KeptCategory) => <Count count={row[key] ?? 0} />,
    })),
  ],
  RowLink: MergeLink,
};

function Count({ count }: { count: number }) {
  return formatCount(count, useLocale());
}

/** What holds something goes only into another one. */
function MergeLink({ row, href }: { row: KeptCategory; href: string }) {
  const t = useTranslations('AdminCategories');
  if (isEmptyCategory(row)) return null;
  return (
    <RowLink href={`${href}#merge`} name={row.name}>
      {t('mergeLink')}
    </RowLink>
  );
}
