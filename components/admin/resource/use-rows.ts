import { tickOf } from '@/lib/admin/bulk';
import { listSearch } from '@/lib/admin/list-query';
import { recordHref } from '@/lib/admin/record-path';
import { screenPath } from '@/lib/admin/screens';
import type { ResourceListProps } from './resource-list-props';
import { useEditorFields } from './use-editor-fields';

/** Where the rows of a list lead, and what of each can be changed in its place. */
export function useRows<Row>({ resource, query, rules, chosen }: ResourceListProps<Row>) {
  const { editor, hasTrash = false } = resource;
  const path = screenPath(resource.screen);
  /** As an address says it to anybody, whatever they have chosen. */
  const inSearch = listSearch(query, resource.rules, { page: query.page });
  const search = listSearch(query, rules, { page: query.page });
  const id = (row: Row) => String(resource.idOf(row));
  const versionOf = resource.versionOf ?? ((row: Row) => editor?.toOpened(row).version ?? null);
  return {
    path,
    search,
    inSearch,
    hasTrash,
    id,
    tick: (row: Row) => tickOf(id(row), versionOf(row)),
    hrefOf: (row: Row) => recordHref(resource.screen, id(row), inSearch),
    hrefWith: (name: string, row: Row) => `${path}${search}${search ? '&' : '?'}${name}=${id(row)}`,
    quickFields: useEditorFields(editor?.fields ?? [], chosen).filter(({ name }) => editor?.quick.includes(name)),
  };
}
