import { useLocale, useTranslations } from 'next-intl';
import { Pagination } from '@/components/ui/pagination';
import { formatCount } from '@/lib/admin/format-count';
import { isNarrowed, type ListQuery, type ListRules, listSearch } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import { mostCounted } from '@/lib/contract/staff-list';
import { localePath } from '@/lib/i18n/languages';
import type { Column } from './columns';
import type { CsvChoice } from './csv-menu';
import { type Chip, ListChips } from './list-chips';
import type { ExtraKey } from './list-keys';
import { type FilterField, ListSearch } from './list-search';
import { ListTable, type ListTableProps } from './list-table';
import { ListTabs } from './list-tabs';
import { ListViews } from './list-views';
import { ListWays } from './list-ways';
import type { ActionGroup } from './selection-actions';
import { SelectionBar, type TickedWay } from './selection-bar';

type Bulk = {
  kind: string;
  action: string;
  groups: ActionGroup[];
  table?: string | undefined;
  ways?: readonly TickedWay[] | undefined;
  /** Never with all that match, beyond the page. */
  isOfPage?: true;
};

type ListFrameProps<Row> = Pick<ListTableProps<Row>, 'isGrid' | 'idOf' | 'tickOf' | 'nameOf' | 'hrefOf'> & {
  /** Without its language. */
  path: string;
  /** What its rows are, over the table and in its empty states. */
  words: { caption: string; empty: string };
  rules: ListRules;
  query: ListQuery;
  /** Parts of the address that were not understood. */
  ignored: string[];
  /** Null when it cannot be had now. */
  page: ListPage<Row> | null;
  columns: Column<Row>[];
  /** A label for each status. */
  statuses: Record<string, string>;
  /** What is counted with the list and stands on another screen. */
  elsewhere?: { status: string; label: string; href: string }[];
  filters?: FilterField[];
  /** Counts above it are not told. */
  cap?: number;
  create?: { href: string; label: string } | undefined;
  /** Where its rows are put in an order. */
  order?: { href: string; label: string } | undefined;
  /** Of a list that can be taken out as a table. */
  csv?: CsvChoice | undefined;
  /** The rows shown otherwise than as a table, where the address asks for that. */
  board?: React.ReactNode;
  /** What can be done with several rows at once. */
  bulk?: Bulk | undefined;
  /** How whoever reads it has the list. */
  choice?: React.ComponentProps<typeof ListViews>['choice'] | null;
  /** Letters of its own, beside those of every list. */
  keys?: ExtraKey[];
  rowActions?: (row: Row) => React.ReactNode;
  /** In place of one row: its quick form, or a question. */
  insteadOf?: { id: string; content: React.ReactNode } | null;
};

const tickForm = 'ticked';

/** Every list of the back office: it works as links, a form to search with and a table; script adds to it. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const {
    path,
    words,
    rules,
    query,
    ignored,
    page,
    columns,
    statuses,
    filters = [],
    elsewhere = [],
    cap = mostCounted,
    create,
  } = props;
  const t = useTranslations('AdminList');
  const locale = useLocale();
  const hrefTo = (change: Partial<ListQuery>) => path + listSearch(query, rules, change);
  const total = page ? formatCount(page.total, locale, page.totalIsCapped) : '';
  const sorts = columns.flatMap(({ sort, label }) => (sort ? [{ name: sort, label }] : []));
  const isInUse = (status: string) =>
    !rules.seldom?.includes(status) || status === query.status || (page?.counts[status] ?? 0) > 0;
  const isBeyond = page !== null && page.page < query.page;
  return (
    <>
      {/* Two lines where there is room; on a phone what is pressed stands beside the words to search for. */}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 max-sm:relative">
        <ListTabs
          cap={cap}
          counts={page?.counts ?? {}}
          tabs={[
            ...rules.statuses.filter(isInUse).map((status) => ({
              status,
              label: statuses[status] ?? status,
              href: hrefTo({ status }),
            })),
            ...elsewhere,
          ].map((tab) => ({ ...tab, isShown: tab.status === query.status }))}
        />
        <ListWays
          {...{ create, order: props.order, csv: props.csv, keys: props.keys }}
          other={
            rules.views && {
              href: hrefTo({ view: query.view ? undefined : rules.views[0] }),
              isTable: Boolean(query.view),
            }
          }
        />
        <span aria-hidden className="hidden basis-full lg:block" />
        {/* Its fields show what the address asks: a link within the list brings new ones. */}
        <ListSearch key={hrefTo({})} {...{ path, query, rules, filters, sorts }} />
        {page && (
          <p className="flex min-h-11 items-center text-muted text-sm max-lg:order-3">
            {page.items.length > 0
              ? t(props.board ? 'board.total' : 'shown', rangeOf(page, total))
              : isNarrowed(query)
                ? t('noMatch')
                : words.empty}
          </p>
        )}
        <ListChips chips={chipsOf(query, filters, t, hrefTo)} clearHref={hrefTo(nothingAsked)} />
        {props.choice && <ListViews choice={props.choice} />}
      </div>
      {ignored.length > 0 && <Note>{t('ignored', { names: ignored.join(', ') })}</Note>}
      {isBeyond && <Note>{t('beyond', { asked: query.page, page: page.page })}</Note>}
      {page === null && <Note>{t('away')}</Note>}
      {page && page.items.length > 0 && (props.board ?? <Rows {...props} page={page} total={total} />)}
    </>
  );
}

type RowsProps<Row> = ListFrameProps<Row> & { page: ListPage<Row>; total: string };

function Rows<Row>({ page, total, ...props }: RowsProps<Row>) {
  const { path, words, rules, query, columns, bulk } = props;
  const t = useTranslations('AdminList');
  const locale = useLocale();
  const hrefTo = (change: Partial<ListQuery>) => path + listSearch(query, rules, change);
  return (
    <>
      <ListTable
        {...props}
        caption={words.caption}
        columns={columns}
        rows={page.items}
        sort={query.sort}
        sortHref={(sort) => hrefTo({ sort })}
        tickForm={bulk ? tickForm : null}
        bar={
          bulk && (
            <SelectionBar
              form={tickForm}
              action={bulk.action}
              groups={bulk.groups}
              table={bulk.table}
              ways={bulk.ways}
              fields={{ kind: bulk.kind, path, search: listSearch(query, rules, { page: page.page }) }}
              all={page.total > page.items.length && !bulk.isOfPage ? t('selectAll', { total }) : null}
            />
          )
        }
        rowActions={props.rowActions ?? null}
        insteadOf={props.insteadOf ?? null}
      />
      <Pagination
        label={t('pages')}
        previous={t('previousPage')}
        next={t('nextPage')}
        page={page.page}
        pages={Math.ceil(page.total / page.pageSize)}
        pageLabel={(number) => t('page', { number })}
        href={(number) => localePath(locale, hrefTo({ page: number }))}
      />
    </>
  );
}

const nothingAsked = { q: '', from: '', to: '', filters: {} };

type Words = ReturnType<typeof useTranslations<'AdminList'>>;

function chipsOf(
  query: ListQuery,
  filters: FilterField[],
  t: Words,
  hrefTo: (change: Partial<ListQuery>) => string,
): Chip[] {
  const words = (['q', 'from', 'to'] as const).flatMap((name) =>
    query[name] === ''
      ? []
      : [{ key: name, label: t(`chip.${name}`, { text: query[name] }), href: hrefTo({ [name]: '' }) }],
  );
  const chosen = Object.entries(query.filters).map(([name, value]) => {
    const field = filters.find((filter) => filter.name === name);
    const said = field?.choices?.find((choice) => choice.value === value)?.label ?? value;
    const { [name]: _, ...rest } = query.filters;
    return {
      key: name,
      label: t('chip.filter', { name: field?.label ?? name, text: said }),
      href: hrefTo({ filters: rest }),
    };
  });
  return [...words, ...chosen];
}

function rangeOf({ page, pageSize, items }: ListPage<unknown>, total: string) {
  const from = (page - 1) * pageSize + 1;
  return { from: String(from), to: String(from + items.length - 1), total };
}

function Note({ children }: { children: React.ReactNode }) {
  return <p className="mt-4 rounded-control border border-line-strong bg-sand px-4 py-3">{children}</p>;
}
