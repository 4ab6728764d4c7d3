import { Moment } from '../layout/moment';

/** When a row was last changed. */
export const changedColumn = {
  key: 'changed',
  label: 'AdminFaqs.changed',
  sort: 'changed',
  isLine: true,
  cell: ({ updatedAt }: { updatedAt: string | null }) => <Moment at={updatedAt} />,
} as const;
