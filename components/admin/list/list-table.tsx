import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Link } from '@/lib/i18n/navigation';
import type { Column } from './columns';

export type ListTableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  idOf: (row: Row) => string;
  /** What the box of a row says when it is ticked; its id without it. */
  tickOf?: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Null for what is not opened. */
  hrefOf: (row: Row) => string | null;
  /** As the address says it, `-name` downwards. */
  sort: string;
  sortHref: (sort: string) => string;
  /** The form that the rows' ticks belong to; rows are not ticked without it. */
  tickForm: string | null;
  /** Where there is room it stands in the line of the heads, over them. */
  bar?: React.ReactNode;
  rowActions: ((row: Row) => React.ReactNode) | null;
  /** Each row is a card at any width, by style alone. */
  isGrid?: true | undefined;
  /** Instead of a row's cells. */
  insteadOf: { id: string; content: React.ReactNode } | null;
};

const cellStyle =
  'px-3 py-1.5 align-top max-sm:wrap-anywhere max-sm:empty:hidden max-sm:has-[>bdi:only-child:empty]:hidden max-sm:col-span-2 max-sm:block max-sm:px-0 max-sm:py-0.5 max-sm:before:me-2 max-sm:before:inline-block max-sm:before:font-semibold max-sm:before:text-muted max-sm:before:text-sm max-sm:before:content-[attr(data-label)]';

/** Where the table is wide; a line that it is sorted by on any desk, for nothing else says in which order it stands. */
function whereShown<Row>({ isSecondary, isLine, sort }: Column<Row>, sorted: string): string {
  if (!isSecondary) return '';
  const isOnDesk = isSecondary === 'onTablet' || (isLine && sort && sorted.replace(/^-/, '') === sort);
  return isOnDesk ? 'sm:max-xl:hidden' : 'sm:max-2xl:hidden';
}

/** A long name leaves the rest of its row where it is, and is whole while it has the focus. */
const cut = 'rtl:text-right xl:block xl:truncate xl:focus-visible:whitespace-normal';

/** A table; on a phone each row is a card, by style alone. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, idOf, tickForm, bar, rowActions, insteadOf, isGrid } = props;
  const t = useTranslations('AdminList');
  const width = columns.length + (tickForm ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <div className={`relative mt-1 ${isGrid ? 'as-grid' : ''}`}>
      {bar}
      <div className="sm:relative sm:overflow-x-auto">
        <table className="w-full border-collapse max-sm:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-sm:block">
            <tr className="border-line-strong border-b-2 text-start max-sm:sr-only">
              {tickForm && (
                <th scope="col" className="w-12 px-3 py-1">
                  <span className="sr-only">{t('selectColumn')}</span>
                </th>
              )}
              {columns.map((column) => (
                <Head key={column.key} column={column} {...props} />
              ))}
              {rowActions && (
                <th scope="col" className="px-3 py-1 text-start">
                  {t('actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="max-sm:grid max-sm:gap-3">
            {rows.map((row) => {
              const id = idOf(row);
              return (
                <Fragment key={id}>
                  {insteadOf?.id === id ? (
                    <tr data-row-asked className="border-line border-b bg-sage-soft max-sm:block">
                      <td colSpan={width} className="p-3 max-sm:block">
                        {insteadOf.content}
                      </td>
                    </tr>
                  ) : (
                    <TableRow row={row} {...props} />
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Head<Row>({ column, sort, sortHref }: { column: Column<Row> } & ListTableProps<Row>) {
  const isUp = sort === column.sort;
  const isDown = sort === `-${column.sort}`;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={`px-3 text-start font-semibold ${whereShown(column, sort)}`}
    >
      {column.sort ? (
        <Link
          href={sortHref(isUp ? `-${column.sort}` : column.sort)}
          prefetch={false}
          scroll={false}
          className="relative inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline focus-visible:z-20 focus-visible:bg-surface xl:whitespace-nowrap"
        >
          {column.label}
          <Arrow aria-hidden className={`size-4 shrink-0 ${isUp || isDown ? '' : 'opacity-30'}`} />
        </Link>
      ) : (
        column.label
      )}
    </th>
  );
}

function TableRow<Row>({
  row,
  columns,
  idOf,
  nameOf,
  hrefOf,
  tickForm,
  tickOf,
  rowActions,
  sort,
}: { row: Row } & ListTableProps<Row>) {
  const t = useTranslations('AdminList');
  const href = hrefOf(row);
  return (
    <tr
      data-row
      className="border-line border-b has-[input:checked]:bg-sage-soft max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-3"
    >
      {tickForm && (
        <td className="px-1 align-top max-sm:order-first max-sm:p-0">
          <label className="flex min-h-10 min-w-11 cursor-pointer items-center justify-center max-sm:justify-start max-sm:gap-3">
            <input
              type="checkbox"
              name="ids"
              value={(tickOf ?? idOf)(row)}
              form={tickForm}
              aria-label={t('selectRow', { name: nameOf(row) })}
              className="size-5 accent-primary"
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const { key, label, cell, isTitle, isLine } = column;
        return isTitle ? (
          <th
            key={key}
            scope="row"
            className={`px-3 py-1.5 text-start sm:min-w-44 align-top font-semibold max-sm:order-first max-sm:col-start-2 max-sm:block max-sm:px-0 ${isLine ? 'xl:w-full xl:max-w-0' : ''}`}
          >
            {href === null ? (
              <span dir="auto">{cell(row)}</span>
            ) : (
              <Link
                href={href}
                prefetch={false}
                data-open
                title={isLine && nameOf(row)}
                dir={isLine && 'auto'}
                className={`link wrap-anywhere inline-block min-h-7 ${isLine ? cut : ''}`}
              >
                <span dir="auto">{cell(row)}</span>
              </Link>
            )}
          </th>
        ) : (
          <td
            key={key}
            data-label={label}
            className={`${cellStyle} ${whereShown(column, sort)} ${isLine ? 'xl:whitespace-nowrap' : ''}`}
          >
            {cell(row)}
          </td>
        );
      })}
      {rowActions && (
        <td className="px-3 py-0.5 align-top max-sm:col-span-2 max-sm:px-0 max-sm:pt-2">
          <div className="flex flex-wrap gap-x-3 xl:whitespace-nowrap">{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}
