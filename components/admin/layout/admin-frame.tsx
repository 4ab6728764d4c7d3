import { useTranslations } from 'next-intl';
import { WithMessages } from '@/components/layout/with-messages';
import { listPlaces, recordPlaces } from '@/lib/admin/record-path';
import { type MenuGroup, screenPath } from '@/lib/admin/screens';
import { JumpKey } from '../search/jump-key';
import { AdminNavigation } from './admin-navigation';
import { KeepLongWords } from './keep-long-words';

type AdminFrameProps = {
  user: { name: string };
  menu: readonly MenuGroup[];
  /** Where it is not the page's. */
  lang?: string | undefined;
  children: React.ReactNode;
};

/** The menu, and a screen beside it. */
export function AdminFrame({ user, menu, lang, children }: AdminFrameProps) {
  const t = useTranslations('AdminLayout');
  const screens = menu.flatMap((part) => part.screens);
  const places = {
    label: t('navigation'),
    screens: screens.map((screen) => ({ title: t(`screens.${screen}`), href: screenPath(screen) })),
    kinds: Object.fromEntries(
      [...recordPlaces, ...listPlaces].map(({ kind, screen, path }) => [kind, { label: t(`screens.${screen}`), path }]),
    ),
  };
  return (
    <div
      lang={lang}
      className="back-office mx-auto grid w-full max-w-[96rem] gap-2 px-4 py-2 sm:px-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-10"
    >
      <AdminNavigation user={user} menu={menu} />
      <div className="min-w-0">{children}</div>
      <WithMessages rooms={['AdminLong']}>
        <KeepLongWords />
      </WithMessages>
      {screens.includes('search') && (
        <WithMessages rooms={['AdminSearch']}>
          <JumpKey places={places} />
        </WithMessages>
      )}
    </div>
  );
}
