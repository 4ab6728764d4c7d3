import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReportScreen } from '@/components/admin/call-backs/report-screen';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getCallBackReport } from '@/lib/care-api/staff-call-backs';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/call-backs/report'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'call-backs');
}

export default async function CallBackReportPage({ params, searchParams }: Props) {
  const { session, user } = await enterScreen(params, 'call-backs', '/report');
  const asked = readSearchParams(await searchParams);
  const reading = await getCallBackReport(session.accessToken, asked);
  if (reading.state !== 'ready') return <Unavailable />;
  const t = await getTranslations();
  return (
    <>
      <ScreenHead
        title={t('AdminCallBacks.report.title')}
        back={{ href: '/adminPanel/call-backs', label: t('AdminLayout.screens.call-backs') }}
      />
      <DoneNotice asked={asked} />
      <ReportScreen {...reading.value} mayShow={user.isAdmin} />
    </>
  );
}
