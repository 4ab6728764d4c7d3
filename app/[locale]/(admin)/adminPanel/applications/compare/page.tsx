import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CompareScreen } from '@/components/admin/applications/compare-screen';
import { DoneLine } from '@/components/admin/layout/done-line';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { readTicked, tickedPath } from '@/lib/admin/applications';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getReceivedApplication } from '@/lib/care-api/staff-applications';
import { readSearchParams } from '@/lib/http/read-search-params';
import { localePath } from '@/lib/i18n/languages';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/applications/compare'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'applications');
}

export default async function ComparePage({ params, searchParams }: Props) {
  const { session, locale } = await enterScreen(params, 'applications', '/compare');
  const asked = readSearchParams(await searchParams);
  const { ids, search } = readTicked(asked);
  // The bar of the list sends its whole form: what stays in the address is who, and from where.
  if (asked.has('path')) redirect(localePath(locale, tickedPath('compare', ids, search)));
  const isFew = ids.length >= 2 && ids.length <= 4;
  const readings = isFew
    ? await Promise.all(ids.map((id) => getReceivedApplication(session.accessToken, String(id))))
    : [];
  if (readings.some(({ state }) => state === 'away')) return <Unavailable />;
  const rows = readings.flatMap((reading) => (reading.state === 'ready' ? [reading.value] : []));
  const t = await getTranslations();
  return (
    <>
      <ScreenHead
        title={t('AdminApplications.compare.title')}
        back={{ href: `/adminPanel/applications${search}`, label: t('AdminLayout.screens.applications') }}
      />
      {!isFew && <DoneLine isFault>{t('AdminApplications.compare.fewMany')}</DoneLine>}
      {rows.length < readings.length && (
        <DoneLine isFault>{t('AdminApplications.compare.gone', { count: readings.length - rows.length })}</DoneLine>
      )}
      {rows.length > 0 && <CompareScreen rows={rows} search={search} />}
    </>
  );
}
