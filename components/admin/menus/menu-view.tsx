import { useTranslations } from 'next-intl';
import { menuTarget } from '@/lib/admin/menus';
import { screenPath } from '@/lib/admin/screens';
import { type KeptMenu, siteMenus } from '@/lib/contract/menu';
import { Link } from '@/lib/i18n/navigation';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

const indents = ['', 'ps-5', 'ps-10', 'ps-16'] as const;

export const menuView: ResourceView<KeptMenu> = {
  columns: [
    {
      key: 'name',
      label: 'AdminMenus.name',
      sort: 'name',
      isTitle: true,
      cell: ({ name, depth }) => <span className={`link inline-block ${indents[Math.min(depth, 3)]}`}>{name}</span>,
    },
    { key: 'target', label: 'AdminMenus.url', sort: 'position', cell: (menu) => <Target menu={menu} /> },
    { key: 'place', label: 'AdminMenus.where', cell: (menu) => <Place menu={menu} /> },
    { key: 'pages', label: 'AdminMenus.pages', cell: ({ pages }) => <Pages pages={pages} /> },
    { ...changedColumn, isSecondary: true },
  ],
};

/** The address, or that there is nothing to see where it leads. */
function Target({ menu }: { menu: KeptMenu }) {
  const t = useTranslations('AdminMenus');
  const isOwn = menu.url === '' && !siteMenus.some((name) => name === menu.name.toLowerCase());
  // Without a version its pages are not told.
  const isDead = isOwn && menu.version !== null && !menu.pages.some(({ isDraft }) => !isDraft);
  return (
    <>
      <bdi dir="ltr" className="wrap-anywhere sm:inline-block sm:min-w-36">
        {isOwn || menu.url ? menuTarget(menu) : ''}
      </bdi>
      {isDead && <strong className="block text-danger">{t('leadsNowhere')}</strong>}
    </>
  );
}

function Place({ menu: { inMenu, parentName } }: { menu: KeptMenu }) {
  const t = useTranslations('AdminMenus');
  return (
    <>
      {t(inMenu ? 'shown' : 'hidden')}
      {parentName && (
        <span className="block" dir="auto">
          {t('belowOne', { name: parentName })}
        </span>
      )}
    </>
  );
}

function Pages({ pages }: Pick<KeptMenu, 'pages'>) {
  const t = useTranslations('AdminMenus');
  return pages.map(({ id, title, isDraft }) => (
    <span key={id} className="block">
      <Link href={`${screenPath('pages')}/${id}`} prefetch={false} className="link inline-flex min-h-8 items-center">
        <bdi>{title}</bdi>
      </Link>
      {isDraft && <span className="text-muted"> {t('draft')}</span>}
    </span>
  ));
}
