import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { RunNotice } from '@/components/admin/list/run-notice';
import { NounList } from '@/components/admin/noun/noun-list';
import { WithMessages } from '@/components/layout/with-messages';
import { listSearch, pageSizes, parseListQuery } from '@/lib/admin/list-query';
import type { Noun } from '@/lib/admin/noun';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import { offerNoun } from '@/lib/care-api/published/offer-noun';
import { getListChoice, getRun } from '@/lib/care-api/staff';
import { listChoices } from '@/lib/care-api/staff-choices';
import { getNounPage } from '@/lib/care-api/staff-nouns';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';
import type { Described } from './resource';

type ListProps = PageProps<'/[locale]/adminPanel/[noun]'>;

/** The list of what staff keep, whichever it is. */
export async function showList<Row>(described: Described<Row>, { params, searchParams }: ListProps) {
  const { screen, kind } = described.noun;
  const path = screenPath(screen);
  const { locale, user, session, has } = await enterScreen(params, screen);
  const { accessToken } = session;
  const [noun, choice, { Head, headNeeds, ...view }] = await Promise.all([
    offerNoun(accessToken, described.noun),
    getListChoice(accessToken, screen),
    described.list(),
  ]);
  const first = choice?.views.find(({ id }) => id === choice.viewId);
  const asked = readSearchParams(await searchParams);
  if (first?.search && asked.size === 0) redirect(localePath(locale, path + first.search));
  const size = pageSizes.find((one) => one === choice?.size);
  const otherwise = noun.rules.statuses[0] === noun.otherwise ? undefined : noun.otherwise;
  // Where the list may begin with something else, the plain one has an address of its own.
  const rules = { ...noun.rules, ...(size && { size }), ...((first || otherwise) && { plain: '?view=all' }) };
  const { query, ignored } = parseListQuery(asked, rules);
  const runId = toId(asked.get('run'));
  const [reading, run, chosen] = await Promise.all([
    getNounPage(noun, accessToken, query),
    runId === null ? null : getRun(accessToken, runId),
    listChoices(accessToken, { ...noun, editor: quickOf(noun) }),
  ]);
  if (otherwise && asked.size === 0 && reading.state === 'ready' && reading.value.total === 0) {
    redirect(localePath(locale, `${path}?status=${otherwise}`));
  }
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens(screen)}>
        {Head && (!headNeeds || has(headNeeds)) && <Head asked={asked} accessToken={accessToken} />}
      </ScreenHead>
      <DoneNotice asked={asked} undo={noun.hasTrash && { kind, path }} />
      {run?.state === 'ready' && (
        <RunNotice run={run.value} path={path} search={listSearch(query, rules)} now={Date.now()} />
      )}
      <WithMessages
        {...(asked.has('edit') ? { rooms: ['AdminList', 'AdminEditor'], faults: 'staff' } : { rooms: ['AdminList'] })}
      >
        <NounList
          {...{ noun, view, rules, query, ignored, chosen, choice }}
          isAdmin={user.isAdmin}
          page={reading.state === 'ready' ? reading.value : null}
          asked={{ edit: asked.get('edit'), delete: asked.get('delete') }}
        />
      </WithMessages>
    </>
  );
}

/** What of its editor stands in the list. */
function quickOf<Row>({ editor }: Noun<Row>) {
  return editor && { fields: editor.fields.filter(({ name }) => editor.quick.includes(name)) };
}
