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
import { type Noun, rulesOf } from '@/lib/admin/noun';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getListChoice, getRun } from '@/lib/care-api/staff';
import { listChoices } from '@/lib/care-api/staff-choices';
import { getNounPage } from '@/lib/care-api/staff-nouns';
import { mostCounted } from '@/lib/contract/staff-list';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

type ListProps = PageProps<'/[locale]/adminPanel/[noun]'>;
type Parts<Row> = NounView<Row> & {
  /** What stands under the name of the list. */
  Head?: (props: HeadProps) => React.ReactNode;
};
export type HeadProps = { extensions: ReadonlySet<string>; asked: URLSearchParams };

/** The list of a noun, whichever it is. */
export function nounList<Row, Whole>(noun: Noun<Row, Whole>, { Head, ...view }: Parts<Row>) {
  const { screen, kind, words } = noun;
  const path = screenPath(screen);

  async function List({ params, searchParams }: ListProps) {
    const { locale, user, session, extensions } = await enterScreen(params, screen);
    const choice = await getListChoice({ accessToken: session.accessToken, extensions }, screen);
    const first = choice?.views.find(({ id }) => id === choice.viewId);
    const asked = readSearchParams(await searchParams);
    if (first?.search && asked.size === 0) redirect(localePath(locale, path + first.search));
    const size = pageSizes.find((one) => one === choice?.size);
    const usual = rulesOf(noun, extensions);
    const otherwise = usual.statuses[0] === noun.otherwise ? undefined : noun.otherwise;
    // Where the list may begin with something else, the plain one has an address of its own.
    const rules = { ...usual, ...(size && { size }), ...((first || otherwise) && { plain: '?view=all' }) };
    const { query, ignored } = parseListQuery(asked, rules);
    const runId = toId(asked.get('run'));
    const [reading, run, chosen] = await Promise.all([
      getNounPage(noun, session.accessToken, query),
      runId === null ? null : getRun(session.accessToken, runId),
      extensions.has(noun.needs) ? listChoices(session.accessToken, noun) : {},
    ]);
    if (otherwise && asked.size === 0 && reading.state === 'ready' && reading.value.total === 0) {
      redirect(localePath(locale, `${path}?status=${otherwise}`));
    }
    const screens = await getTranslations('AdminLayout.screens');
    return (
      <>
        <ScreenHead title={screens(screen)}>{Head && <Head {...{ extensions, asked }} />}</ScreenHead>
        <DoneNotice asked={asked} undo={noun.hasTrash && { kind, path }} />
        {run?.state === 'ready' && (
          <RunNotice run={run.value} path={path} search={listSearch(query, rules)} now={Date.now()} />
        )}
        <WithMessages rooms={['AdminList']}>
          <NounList
            {...{ noun, view, rules, query, ignored, extensions, chosen, choice }}
            isAdmin={user.isAdmin}
            page={reading.state === 'ready' ? reading.value : null}
            asked={{ edit: asked.get('edit'), delete: asked.get('delete') }}
          />
        </WithMessages>
      </>
    );
  }

  /** How many there are of what the first screen tells; nothing while the API does not answer. */
  async function count(accessToken: string, extensions: ReadonlySet<string>): Promise<Counted[]> {
    if (!words.count) return [];
    const rules = rulesOf(noun, extensions);
    const reading = await getNounPage(noun, accessToken, emptyListQuery(rules));
    if (reading.state !== 'ready') return [];
    const { total, totalIsCapped, counts } = reading.value;
    if (typeof words.count === 'string') return [{ screen, label: words.count, count: total, isCapped: totalIsCapped }];
    return Object.entries(words.count).flatMap(([status, label]) => {
      const of = counts[status] ?? 0;
      if (!rules.statuses.includes(status)) return [];
      return [{ screen, status, label, count: Math.min(of, mostCounted), isCapped: of > mostCounted }];
    });
  }

  return { screen, count, List };
}
