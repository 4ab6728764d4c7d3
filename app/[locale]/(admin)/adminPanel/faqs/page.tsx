import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FaqList } from '@/components/admin/faqs/faq-list';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { RunNotice } from '@/components/admin/list/run-notice';
import { WithMessages } from '@/components/layout/with-messages';
import { csvHref } from '@/lib/admin/bulk';
import { faqRules, plainFaqRules } from '@/lib/admin/faqs';
import { listSearch, parseListQuery } from '@/lib/admin/list-query';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getRun } from '@/lib/care-api/staff';
import { getFaqPage } from '@/lib/care-api/staff-faqs';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/faqs'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'faqs');
}

export default async function FaqsPage({ params, searchParams }: Props) {
  const { session, extensions } = await enterScreen(params, 'faqs');
  const hasTrash = extensions.has('listTrash');
  const rules = hasTrash ? faqRules : plainFaqRules;
  const asked = readSearchParams(await searchParams);
  const { query, ignored } = parseListQuery(asked, rules);
  const runId = toId(asked.get('run'));
  const [reading, run] = await Promise.all([
    getFaqPage(session.accessToken, query),
    runId === null ? null : getRun(session.accessToken, runId),
  ]);
  const t = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={t('faqs')} />
      <DoneNotice asked={asked} undo={{ kind: 'faq', path: '/adminPanel/faqs' }} />
      {run?.state === 'ready' && (
        <RunNotice run={run.value} path="/adminPanel/faqs" search={listSearch(query, rules)} now={Date.now()} />
      )}
      <WithMessages rooms={['AdminList']}>
        <FaqList
          query={query}
          ignored={ignored}
          page={reading.state === 'ready' ? reading.value : null}
          rules={rules}
          asked={{ edit: asked.get('edit'), delete: asked.get('delete') }}
          hasTrash={hasTrash}
          hasBulk={extensions.has('changeMany')}
          tableHref={extensions.has('exportTable') ? csvHref('faq', query) : null}
        />
      </WithMessages>
    </>
  );
}
