import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice, UndoForm } from '@/components/admin/layout/done-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { OrderForm } from '@/components/admin/list/order-form';
import { RunNotice } from '@/components/admin/list/run-notice';
import { NounEditor } from '@/components/admin/noun/noun-editor';
import { NounList } from '@/components/admin/noun/noun-list';
import type { NounView } from '@/components/admin/noun/noun-view';
import type { Counted } from '@/components/admin/today/today-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { startEditor } from '@/lib/admin/editor-state';
import { emptyListQuery, listSearch, pageSizes, parseListQuery } from '@/lib/admin/list-query';
import { isReadOnly, type Noun, rulesOf } from '@/lib/admin/noun';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getListChoice, getRun } from '@/lib/care-api/staff';
import { listChoices } from '@/lib/care-api/staff-choices';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { getNounPage, getNounRow, listWhole } from '@/lib/care-api/staff-nouns';
import { mostCounted } from '@/lib/contract/staff-list';
import { getDraft } from '@/lib/door/draft';
import { editDraftName } from '@/lib/door/editor-route';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

type ListProps = PageProps<'/[locale]/adminPanel/[noun]'>;
type RecordProps = PageProps<'/[locale]/adminPanel/[noun]/[id]'>;

type OrderProps = PageProps<'/[locale]/adminPanel/[noun]/order'>;

type BelowProps<Row> = { row: Row; accessToken: string; extensions: ReadonlySet<string> };
type Part<Props> = (props: Props) => React.ReactNode | Promise<React.ReactNode>;
export type NounParts<Row> = NounView<Row> & {
  /** What stands below the editor of a row. */
  Below?: Part<BelowProps<Row>>;
  /** What stands beside the order of all rows. */
  Beside?: Part<{ rows: Row[]; accessToken: string }>;
  /** What stands under the name of the list. */
  Head?: (props: { extensions: ReadonlySet<string> }) => React.ReactNode;
};

/** The pages of a noun, whichever it is: its list, a new row, a row. */
export function nounPages<Row, Whole>(noun: Noun<Row, Whole>, { Below, Beside, Head, ...view }: NounParts<Row>) {
  const { screen, kind, words, editor, nameOf } = noun;
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
        <ScreenHead title={screens(screen)}>{Head && <Head extensions={extensions} />}</ScreenHead>
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

  async function New({ params }: PageProps<'/[locale]/adminPanel/[noun]/new'>) {
    const { session, extensions } = await enterScreen(params, screen, '/new');
    if (!editor || !words.add || isReadOnly(noun, extensions)) notFound();
    const [draft, chosen] = await Promise.all([
      getDraft(editDraftName(kind, null)),
      listChoices(session.accessToken, { editor }),
    ]);
    const t = await getTranslations();
    const blank = { fields: Object.fromEntries(editor.fields.map(({ name }) => [name, ''])), version: null };
    return (
      <>
        <ScreenHead title={t(words.add)} back={{ href: path, label: t(`AdminLayout.screens.${screen}`) }} />
        <WithMessages rooms={['AdminEditor']} faults="staff">
          <NounEditor
            noun={noun}
            id={null}
            start={startEditor(blank, draft)}
            report={draft?.report ?? null}
            chosen={chosen}
          />
        </WithMessages>
      </>
    );
  }

  async function Record({ params, searchParams }: RecordProps) {
    const { id } = await params;
    const { session, extensions } = await enterScreen(params, screen, `/${id}`);
    if (!editor || toId(id) === null || isReadOnly(noun, extensions)) notFound();
    const reading = await getNounRow(noun, session.accessToken, id);
    if (reading.state === 'away') return <Unavailable />;
    if (reading.state !== 'ready') notFound();
    const row = reading.value;
    const asked = readSearchParams(await searchParams);
    const caller = { accessToken: session.accessToken, extensions };
    const [draft, place, chosen] = await Promise.all([
      getDraft(editDraftName(kind, id)),
      getListPlace(noun, caller, id, asked.get('in')),
      listChoices(session.accessToken, { editor }),
    ]);
    const screens = await getTranslations('AdminLayout.screens');
    return (
      <>
        <ScreenHead title={nameOf(row)} back={{ href: place?.list ?? path, label: screens(screen) }}>
          <ListWay place={place} />
        </ScreenHead>
        <DoneNotice asked={asked} />
        <WithMessages rooms={['AdminEditor']} faults="staff">
          <NounEditor
            noun={noun}
            id={id}
            start={startEditor(editor.toOpened(row), draft)}
            report={draft?.report ?? null}
            chosen={chosen}
          />
        </WithMessages>
        {Below && <Below row={row} {...caller} />}
      </>
    );
  }

  async function Order({ params, searchParams }: OrderProps) {
    const { session, extensions } = await enterScreen(params, screen, '/order');
    const { order, idOf } = noun;
    if (!order || !extensions.has('orderRows')) notFound();
    const reading = await listWhole(noun, session.accessToken);
    if (reading.state !== 'ready') return <Unavailable />;
    const rows = reading.value;
    const say = await getTranslations();
    const placed = rows.map((row) => ({
      group: order.groupOf(row, say),
      id: Number(idOf(row)),
      name: order.nameOf(row),
    }));
    const names = [...new Set(placed.map(({ group }) => group))];
    const screens = await getTranslations('AdminLayout.screens');
    const t = await getTranslations('AdminList.order');
    const asked = readSearchParams(await searchParams);
    const run = toId(asked.get('run'));
    return (
      <>
        <ScreenHead title={t('title', { list: screens(screen) })} back={{ href: path, label: screens(screen) }} />
        <DoneNotice asked={asked}>
          {run !== null && <UndoForm action="/api/admin/order" fields={{ screen, undo: run }} />}
        </DoneNotice>
        <div className={Beside && 'grid gap-8 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start'}>
          <OrderForm
            screen={screen}
            groups={names.map((name) => ({ name, rows: placed.filter(({ group }) => group === name) }))}
            isGroupFixed={order.isGroupFixed}
          />
          {Beside && <Beside rows={rows} accessToken={session.accessToken} />}
        </div>
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

  return { screen, count, List, New, Record, Order };
}
