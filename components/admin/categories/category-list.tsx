import { useLocale, useTranslations } from 'next-intl';
import { categoryRules, isEmptyCategory, plainCategoryRules, toOpenedCategory } from '@/lib/admin/categories';
import { formatCount } from '@/lib/admin/format-count';
import { type ListQuery, listSearch } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { KeptCategory } from '@/lib/contract/category';
import { Link } from '@/lib/i18n/navigation';
import type { Column } from '../list/columns';
import { ListFrame } from '../list/list-frame';
import { QuickForm } from '../list/quick-form';
import { AskDelete, AskDeleteLink } from '../list/row-trash';

type CategoryListProps = {
  query: ListQuery;
  ignored: string[];
  page: ListPage<KeptCategory> | null;
  /** The row whose place its quick form takes, or the question whether it is to go for good. */
  asked: { edit: string | null; delete: string | null };
  /** Whether the API counts what is in a category, and puts one into another. */
  canMerge: boolean;
};

const path = '/adminPanel/categories';

export function CategoryList({ query, ignored, page, asked, canMerge }: CategoryListProps) {
  const t = useTranslations('AdminCategories');
  const list = useTranslations('AdminList.quick');
  const rules = canMerge ? categoryRules : plainCategoryRules;
  const search = listSearch(query, rules, { page: query.page });
  const hrefWith = (name: string, id: number) => `${path}${search}${search ? '&' : '?'}${name}=${id}`;
  const find = (id: string | null) => page?.items.find((row) => String(row.id) === id);
  const [edited, deleted] = [find(asked.edit), find(asked.delete)];
  const quickForm = edited && (
    <QuickForm
      action="/api/admin/categories"
      id={String(edited.id)}
      opened={toOpenedCategory(edited)}
      fields={[{ name: 'name', label: t('name'), kind: 'line', max: 160 }]}
      back={path + search}
    />
  );
  const question = deleted && (
    <AskDelete kind="category" id={String(deleted.id)} name={deleted.name} path={path} search={search} />
  );
  const taken = edited ?? deleted;
  return (
    <ListFrame
      path={path}
      words={{ caption: t('caption'), empty: t('none') }}
      rules={rules}
      query={query}
      ignored={ignored}
      page={page}
      columns={useCategoryColumns(canMerge)}
      statuses={{ all: t('all'), empty: t('empty') }}
      create={{ href: `${path}/new`, label: t('new') }}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `${path}/${id}`}
      rowActions={(row) => (
        <>
          <Link
            href={hrefWith('edit', row.id)}
            prefetch={false}
            scroll={false}
            data-quick-edit
            className="link min-h-8 py-1"
          >
            {list('edit')}
            <span className="sr-only"> {row.name}</span>
          </Link>
          {isEmptyCategory(row) ? (
            <AskDeleteLink href={hrefWith('delete', row.id)} name={row.name} />
          ) : (
            <Link href={`${path}/${row.id}#merge`} prefetch={false} className="link min-h-8 py-1">
              {t('mergeLink')}
              <span className="sr-only"> {row.name}</span>
            </Link>
          )}
        </>
      )}
      insteadOf={taken ? { id: String(taken.id), content: quickForm ?? question } : null}
    />
  );
}

function useCategoryColumns(isCounted: boolean): Column<KeptCategory>[] {
  const t = useTranslations('AdminCategories');
  const locale = useLocale();
  const counts = (['listings', 'posts'] as const).map((key) => ({
    key,
    label: t(key),
    sort: key,
    cell: (row: KeptCategory) => formatCount(row[key] ?? 0, locale),
  }));
  return [
    { key: 'name', label: t('name'), sort: 'name', isTitle: true, cell: ({ name }) => name },
    ...(isCounted ? counts : []),
  ];
}
