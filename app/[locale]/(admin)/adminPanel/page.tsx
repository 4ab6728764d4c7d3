import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { type Counted, TodayScreen } from '@/components/admin/today/today-screen';
import { auditResource } from '@/lib/admin/audit';
import { emptyListQuery } from '@/lib/admin/list-query';
import { trashRules } from '@/lib/admin/trash';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getSample, getTrashPage } from '@/lib/care-api/staff';
import { getResourcePage } from '@/lib/care-api/staff-resources';
import { listOverdue } from '@/lib/care-api/working';
import type { AuditRow } from '@/lib/contract/audit';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { countRows } from '../count-rows';
import { resources } from '../resources';

type Props = PageProps<'/[locale]/adminPanel'>;

export const dynamic = 'force-dynamic';

const deedsShown = 10;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('admin.title'), robots: { index: false } };
}

export default async function TodayPage({ params, searchParams }: Props) {
  const { session, screens } = await enterScreen(params, 'today');
  const { accessToken } = session;
  const [counts, audit, overdue] = await Promise.all([
    Promise.all([
      ...resources.map(({ facts, as }) =>
        screens.includes(facts.screen) ? as((described) => countRows(described, accessToken)) : [],
      ),
      screens.includes('trash') ? countTrash(accessToken) : [],
    ]),
    screens.includes('audit') &&
      getResourcePage(auditResource, accessToken, { ...emptyListQuery(auditResource.rules), size: 100 }),
    listOverdue(accessToken),
  ]);
  const sample = screens.includes('setup') ? await getSample(accessToken) : null;
  const t = await getTranslations('AuthAccount.admin');
  return (
    <>
      <ScreenHead title={t('title')} />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <TodayScreen
        isNew={sample !== null && (sample.isCompanySample || (sample.rows > 0 && !sample.isTakenAway))}
        overdue={overdue}
        counts={counts.flat()}
        deeds={audit && audit.state === 'ready' ? audit.value.items.filter(isChange).slice(0, deedsShown) : null}
      />
    </>
  );
}

/** That something was looked at is kept, and changes nothing. */
function isChange({ action, changes }: AuditRow): boolean {
  return action !== 'read' || Object.keys(changes ?? {}).length > 0;
}

async function countTrash(accessToken: string): Promise<Counted[]> {
  const reading = await getTrashPage(accessToken, emptyListQuery(trashRules));
  if (reading.state !== 'ready') return [];
  const { total, totalIsCapped } = reading.value;
  return [{ screen: 'trash', label: 'AdminToday.trash', count: total, isCapped: totalIsCapped }];
}
