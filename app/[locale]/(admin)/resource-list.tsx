import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { RunNotice } from '@/components/admin/list/run-notice';
import { ResourceList } from '@/components/admin/resource/resource-list';
import { WithMessages } from '@/components/layout/with-messages';
import { bulkDraftName } from '@/lib/admin/bulk';
import { type ListQuery, listSearch, pageSizes, parseListQuery } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { Resource } from '@/lib/admin/resource';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import type { PersonalReading } from '@/lib/care-api/client';
import { offerResource } from '@/lib/care-api/published/offer-resource';
import { getListChoice, getRun } from '@/lib/care-api/staff';
import { listChoices } from '@/lib/care-api/staff-choices';
import { getResourcePage } from '@/lib/care-api/staff-resources';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';
import type { Described } from './shown-resource';

type ListProps = PageProps<'/[locale]/adminPanel/[resource]'>;

/** The list of what staff keep, whichever it is. */
export async function showList<Row>(described: Described<Row>, { params, searchParams }: ListProps) {
  const { screen, kind } = described.resource;
  const path = screenPath(screen);
  const { locale, user, session, has } = await enterScreen(params, screen);
  const { accessToken } = session;
  const [resource, choice, { Head, headNeeds, ...view }] = await Promise.all([
    offerResource(accessToken, described.resource),
    getListChoice(accessToken, screen),
    described.list(),
  ]);
  const first = choice?.views.find(({ id }) => id === choice.viewId);
  const asked = readSearchParams(await searchParams);
  if (first?.search && asked.size === 0) redirect(localePath(locale, path + first.search));
  const size = pageSizes.find((one) => one === choice?.size);
  const otherwise = resource.rules.statuses[0] === resource.otherwise ? undefined : resource.otherwise;
  // Where the list may begin with something else, the plain one has an address of its own.
  const rules = { ...resource.rules, ...(size && { size }), ...((first || otherwise) && { plain: '?view=all' }) };
  const { query, ignored } = parseListQuery(asked, rules);
  const runId = toId(asked.get('run'));
  const [reading, run, chosen, draft] = await Promise.all([
    readRows(),
    runId === null ? null : getRun(accessToken, runId),
    listChoices(accessToken, { ...resource, editor: quickOf(resource) }),
    getDraft(bulkDraftName(kind)),
  ]);
  const page = reading.state === 'ready' ? reading.value : null;
  if (otherwise && asked.size === 0 && page?.total === 0) {
    redirect(localePath(locale, `${path}?status=${otherwise}`));
  }
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens(screen)}>
        {Head && (!headNeeds || has(headNeeds)) && <Head {...{ asked, accessToken, query }} />}
      </ScreenHead>
      <DoneNotice asked={asked} undo={resource.hasTrash && { kind, path }} />
      {run?.state === 'ready' && (
        <RunNotice run={run.value} path={path} search={listSearch(query, rules)} now={Date.now()} />
      )}
      <WithMessages
        {...(asked.has('edit') ? { rooms: ['AdminList', 'AdminEditor'], faults: 'staff' } : { rooms: ['AdminList'] })}
      >
        <ResourceList
          {...{ resource, view, rules, query, ignored, chosen, choice }}
          isAdmin={user.isAdmin}
          board={page?.board}
          typed={draft?.words}
          page={page}
          asked={{ edit: asked.get('edit'), delete: asked.get('delete') }}
        />
      </WithMessages>
    </>
  );

  async function readRows(): Promise<PersonalReading<ListPage<Row> & { board?: React.ReactNode }>> {
    const readBoard = query.view && (await described.board?.());
    if (!readBoard) return getResourcePage(resource, accessToken, query);
    const hrefTo = (change: Partial<ListQuery>) => path + listSearch(query, resource.rules, change);
    return readBoard({ query, accessToken, hrefTo, isAdmin: user.isAdmin });
  }
}

function quickOf<Row>({ editor }: Resource<Row>) {
  return editor && { fields: editor.fields.filter(({ name }) => editor.quick.includes(name)) };
}
