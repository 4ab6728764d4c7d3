import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { CommentRulesForm } from '@/components/admin/settings/comment-rules-form';
import { RetentionForm } from '@/components/admin/settings/retention-form';
import { StaffMailForm } from '@/components/admin/settings/staff-mail-form';
import { SwitchForm } from '@/components/admin/settings/switch-form';
import { Unavailable } from '@/components/layout/unavailable';
import { settingDraftName, withChosen } from '@/lib/admin/setting-draft';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getSettings } from '@/lib/care-api/staff';
import type { Setting } from '@/lib/contract/settings';
import { getDraft } from '@/lib/forms/draft';
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
  const drafts = await Promise.all(settings.map(({ key }) => getDraft(settingDraftName(key))));
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens('settings')} />
      <div id="problem">
        <DoneNotice asked={readSearchParams(await searchParams)} />
      </div>
      <div className="grid gap-10">
        {settings.map((setting, at) => (
          <SettingForm key={setting.key} setting={withChosen(setting, drafts[at]?.words)} />
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
      return <SwitchForm setting="security" name="staffSecondStep" isOn={setting.value.staffSecondStep} />;
    case 'hiring':
      return <SwitchForm setting="hiring" name="anonymous" isOn={setting.value.anonymous} />;
    case 'complaints':
      return <SwitchForm setting="complaints" name="assignedOnly" isOn={setting.value.assignedOnly} />;
    case 'staffMail':
      return <StaffMailForm staffMail={setting} />;
  }
}
