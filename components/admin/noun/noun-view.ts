import type { WordKey } from '@/lib/admin/noun';
import type { Column } from '../list/columns';

type NounColumn<Row> = Omit<Column<Row>, 'label'> & {
  label: WordKey;
  /** What the published calls do not tell. */
  isExtra?: true;
};

/** How a noun looks in its list. */
export type NounView<Row> = {
  columns: readonly NounColumn<Row>[];
  /** What else can be done with a row, beside changing and deleting it. */
  RowLink?: (props: { row: Row; href: string; search: string }) => React.ReactNode;
};
