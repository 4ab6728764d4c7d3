import type { WordKey } from '@/lib/admin/resource';
import type { Column } from '../list/columns';

type ResourceColumn<Row> = Omit<Column<Row>, 'label'> & { label: WordKey };

export type RowLinkProps<Row> = { row: Row; href: string; search: string; tick: string; isAdmin: boolean };

/** How a resource looks in its list. */
export type ResourceView<Row> = {
  columns: readonly ResourceColumn<Row>[];
  /** What else can be done with a row, beside changing and deleting it. */
  RowLink?: (props: RowLinkProps<Row>) => React.ReactNode;
  /** What can be done with it is the work of its list, and does not go behind a button. */
  staysOpen?: (row: Row) => boolean;
  /** Letters of its own: each presses what carries it as `data-key` in the row. */
  keys?: Readonly<Record<string, WordKey>>;
  /** The same of its cards, where it is shown as a board. */
  boardKeys?: Readonly<Record<string, WordKey>>;
  /** Pictures, side by side. */
  isGrid?: true;
  /** Forms of its rows that are marked `data-in-place` are sent without leaving the list. */
  isQueue?: true;
};
