/** What a list shows of each row. */
export type Column<Row> = {
  key: string;
  label: string;
  /** The name it is sorted by, where it can be. */
  sort?: string;
  cell: (row: Row) => React.ReactNode;
  /** The row's name, a link to it. */
  isTitle?: true;
  /** Left out where the table is narrow, or on a tablet alone; on a phone's cards it stands. */
  isSecondary?: true | 'onTablet';
  /** Where the table is wide it does not break; a title that is too long for it is cut. */
  isLine?: true;
};
