import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { RetentionForm } from '@/components/admin/settings/retention-form';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getRetention } from '@/lib/care-api/staff';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/settings'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'settings');
}

export default async function SettingsPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'settings');
  const reading = await getRetention(session.accessToken);
  if (reading.state !== 'ready') return <Unavailable />;
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens('settings')} />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <RetentionForm retention={reading.value} />
    </>
  );
}
