import { useTranslations } from 'next-intl';
import type { KeptPage } from '@/lib/contract/menu';
import { pageHref } from '@/lib/pages/page-href';
import { RowLink } from '../list/row-link';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const pageView: ResourceView<KeptPage> = {
  columns: [
    {
      key: 'title',
      label: 'AdminPosts.title',
      sort: 'title',
      isTitle: true,
      isLine: true,
      cell: ({ title }) => title,
    },
    {
      key: 'menu',
      label: 'AdminPages.menu',
      sort: 'menu',
      isLine: true,
      cell: ({ menuName }) => <MenuName name={menuName} />,
    },
    {
      key: 'address',
      label: 'AdminPages.address',
      isLine: true,
      cell: (page) => (
        <bdi dir="ltr" className="block xl:max-w-60 xl:truncate">
          {pageHref(page)}
        </bdi>
      ),
    },
    changedColumn,
  ],
  RowLink: ({ row }) => <PublicLink page={row} />,
};

function MenuName({ name }: { name: string }) {
  const t = useTranslations('AdminPages');
  return name ? <bdi>{name}</bdi> : <strong className="text-danger">{t('menuInTrash')}</strong>;
}

function PublicLink({ page }: { page: KeptPage }) {
  const t = useTranslations('AdminPosts');
  const { menuName, title, isDraft } = page;
  if (isDraft || !menuName) return null;
  return (
    <RowLink href={pageHref(page)} name={title}>
      {t('look')}
    </RowLink>
  );
}
