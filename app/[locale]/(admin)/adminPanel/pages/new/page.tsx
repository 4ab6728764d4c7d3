import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { NewRow } from '@/components/admin/working/new-row';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listRoom } from '@/lib/care-api/staff-choices';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/pages/new'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'pages');
}

export default async function NewPagePage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'pages', '/new');
  const [t, menus] = await Promise.all([getTranslations(), listRoom(session.accessToken, 'menus')]);
  return (
    <>
      <ScreenHead
        title={t('AdminPages.new')}
        back={{ href: '/adminPanel/pages', label: t('AdminLayout.screens.pages') }}
      />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <NewRow kind="page" place={t('AdminPages.menu')} none={t('AdminPages.ownMenu')} places={menus} />
    </>
  );
}
