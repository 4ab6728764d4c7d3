import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SummaryScreen } from '@/components/admin/complaints/summary-screen';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getComplaintSummary } from '@/lib/care-api/staff-complaints';
import { isDay } from '@/lib/contract/is-day';
import { readSearchParams } from '@/lib/http/read-search-params';
import { summaryDueOn } from '@/lib/opening/legal-days';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/complaints/summary'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'complaints');
}

export default async function ComplaintSummaryPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'complaints', '/summary');
  const asked = readSearchParams(await searchParams);
  const reading = await getComplaintSummary(session.accessToken, asked);
  if (reading.state !== 'ready') return <Unavailable />;
  const t = await getTranslations();
  const said = asked.get('asked') ?? '';
  const day = isDay(said) ? said : '';
  return (
    <>
      <ScreenHead
        title={t('AdminComplaints.summary.title')}
        back={{ href: '/adminPanel/complaints', label: t('AdminLayout.screens.complaints') }}
      />
      <SummaryScreen summary={reading.value} asked={day} cqcBy={day ? summaryDueOn(day) : null} />
    </>
  );
}
