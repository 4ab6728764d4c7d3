import type { ListQuery, ListRules } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { Chosen, Resource } from '@/lib/admin/resource';
import type { ListChoice } from '@/lib/contract/view';
import type { ResourceView } from './resource-view';

export type ResourceListProps<Row> = {
  resource: Resource<Row>;
  view: ResourceView<Row>;
  query: ListQuery;
  ignored: string[];
  /** Null when it cannot be had now. */
  page: ListPage<Row> | null;
  /** The row whose place its quick form takes, or the question whether it is to go for good. */
  asked: { edit: string | null; delete: string | null };
  /** What it can be asked for, as this person has it. */
  rules: ListRules;
  /** Rows that filters and bulk actions can be given. */
  chosen: Chosen;
  /** Whether whoever reads it may do everything. */
  isAdmin: boolean;
  /** Where the address asks for another view than the table. */
  board?: React.ReactNode;
  /** What was typed for many rows and came back, by field. */
  typed?: Record<string, string> | undefined;
  /** How this person has the list; null where nobody keeps that. */
  choice: ListChoice | null;
};
