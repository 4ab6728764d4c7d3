import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { RunNotice } from '@/components/admin/list/run-notice';
import { NounList } from '@/components/admin/noun/noun-list';
import type { NounView } from '@/components/admin/noun/noun-view';
import type { Counted } from '@/components/admin/today/today-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { emptyListQuery, listSearch, pageSizes, parseListQuery } from '@/lib/admin/list-query';
import type { Noun } from '@/lib/admin/noun';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import { offerNoun } from '@/lib/care-api/published/offer-noun';
import { getListChoice, getRun } from '@/lib/care-api/staff';
import { listChoices } from '@/lib/care-api/staff-choices';
import { getNounPage } from '@/lib/care-api/staff-nouns';
import type { EndpointName } from '@/lib/contract/endpoints';
import { mostCounted } from '@/lib/contract/staff-list';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

type ListProps = PageProps<'/[locale]/adminPanel/[noun]'>;
type Parts<Row> = NounView<Row> & {
  /** What stands under the name of the list. */
  Head?: (props: HeadProps) => React.ReactNode;
  /** The call that this stands on. */
  headNeeds?: EndpointName;
};
export type HeadProps = { asked: URLSearchParams };

/** The list of a noun, whichever it is. */
export function nounList<Row>(described: Noun<Row>, { Head, headNeeds, ...view }: Parts<Row>) {
  const { screen, kind } = described;
  const path = screenPath(screen);

  async function List({ params, searchParams }: ListProps) {
    const { locale, user, session, has } = await enterScreen(params, screen);
    const { accessToken } = session;
    const [noun, choice] = await Promise.all([offerNoun(accessToken, described), getListChoice(accessToken, screen)]);
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
          {Head && (!headNeeds || has(headNeeds)) && <Head asked={asked} />}
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

  /** How many there are of what the first screen tells; nothing while the API does not answer. */
  async function count(accessToken: string): Promise<Counted[]> {
    const { count } = described.words;
    if (!count) return [];
    const { rules } = await offerNoun(accessToken, described);
    const reading = await getNounPage(described, accessToken, emptyListQuery(rules));
    if (reading.state !== 'ready') return [];
    const { total, totalIsCapped, counts } = reading.value;
    if (typeof count === 'string') return [{ screen, label: count, count: total, isCapped: totalIsCapped }];
    return Object.entries(count).flatMap(([status, label]) => {
      const of = counts[status] ?? 0;
      if (!rules.statuses.includes(status)) return [];
      return [{ screen, status, label, count: Math.min(of, mostCounted), isCapped: of > mostCounted }];
    });
  }

  return { screen, count, List };
}

/** What of its editor stands in the list. */
function quickOf<Row>({ editor }: Noun<Row>) {
  return editor && { fields: editor.fields.filter(({ name }) => editor.quick.includes(name)) };
}
