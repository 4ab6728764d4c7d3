import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { CommentRulesForm } from '@/components/admin/settings/comment-rules-form';
import { RetentionForm } from '@/components/admin/settings/retention-form';
import { SecurityForm } from '@/components/admin/settings/security-form';
import { StaffMailForm } from '@/components/admin/settings/staff-mail-form';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getSettings } from '@/lib/care-api/staff';
import type { Setting } from '@/lib/contract/settings';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/settings'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'settings');
}

export default async function SettingsPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'settings');
  const readings = await getSettings(session.accessToken);
  const settings = readings.flatMap((reading) => (reading.state === 'ready' ? [reading.value] : []));
  if (settings.length < readings.length) return <Unavailable />;
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens('settings')} />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <div className="grid gap-10">
        {settings.map((setting) => (
          <SettingForm key={setting.key} setting={setting} />
        ))}
      </div>
    </>
  );
}

function SettingForm({ setting }: { setting: Setting }) {
  switch (setting.key) {
    case 'retention':
      return <RetentionForm retention={setting} />;
    case 'comments':
      return <CommentRulesForm rules={setting.value} />;
    case 'security':
      return <SecurityForm rules={setting.value} />;
    case 'staffMail':
      return <StaffMailForm staffMail={setting} />;
  }
}
