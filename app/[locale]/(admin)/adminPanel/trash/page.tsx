import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { RunNotice } from '@/components/admin/list/run-notice';
import { TrashList } from '@/components/admin/trash/trash-list';
import { WithMessages } from '@/components/layout/with-messages';
import { listSearch, parseListQuery } from '@/lib/admin/list-query';
import { trashRules } from '@/lib/admin/trash';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getRun, getTrashPage } from '@/lib/care-api/staff';
import { trashDays } from '@/lib/contract/trash';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/trash'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'trash');
}

export default async function TrashPage({ params, searchParams }: Props) {
  const { session, user, has } = await enterScreen(params, 'trash');
  const asked = readSearchParams(await searchParams);
  const { query, ignored } = parseListQuery(asked, trashRules);
  const runId = toId(asked.get('run'));
  const [reading, run] = await Promise.all([
    getTrashPage(session.accessToken, query),
    runId === null ? null : getRun(session.accessToken, runId),
  ]);
  const t = await getTranslations('AdminTrash');
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens('trash')}>
        <p className="mt-2 text-muted">{t('text', { days: trashDays })}</p>
      </ScreenHead>
      <DoneNotice asked={asked} />
      {run?.state === 'ready' && (
        <RunNotice run={run.value} path="/adminPanel/trash" search={listSearch(query, trashRules)} now={Date.now()} />
      )}
      <WithMessages rooms={['AdminList']}>
        <TrashList
          query={query}
          ignored={ignored}
          page={reading.state === 'ready' ? reading.value : null}
          asked={asked.get('delete')}
          mayDelete={user.isAdmin && has('confirmPassword')}
        />
      </WithMessages>
    </>
  );
}
