import 'server-only';
import { cache } from 'react';
import type { ListRules } from '@/lib/admin/list-query';
import type { Resource } from '@/lib/admin/resource';
import type { HasCall } from '@/lib/contract/has-call';
import { getCalls } from './get-calls';
import { publishedLists } from './lists';
import type { PublishedList } from './whole-list';

/** The same one for all that is made of it in a page. */
export const offerResource = cache(
  async <Row>(accessToken: string, resource: Resource<Row>): Promise<Resource<Row>> =>
    narrowResource(resource, await getCalls(accessToken)),
);

export function narrowResource<Row>(resource: Resource<Row>, has: HasCall): Resource<Row> {
  const { editor, entry, words, hasTrash, table, order } = resource;
  const made = editor?.update ?? entry?.create;
  const list = publishedLists[resource.kind];
  return {
    ...resource,
    ...(list &&
      !has(list.until) && { rules: narrowRules(resource.rules, list), lacks: list.lacks, filters: undefined }),
    hasTrash: has('listTrash') ? hasTrash : undefined,
    table: has('exportTable') ? table : undefined,
    order: has('orderRows') ? order : undefined,
    ...(!has('changeMany') && { bulk: undefined, isOneByOne: true }),
    ...(editor && !has(editor.update) && { editor: undefined, remove: undefined, isListOnly: true }),
    words: made && !has(made) ? { ...words, add: undefined } : words,
  };
}

function narrowRules(rules: ListRules, { statuses = rules.statuses, sorts, defaultSort }: PublishedList): ListRules {
  return {
    ...rules,
    statuses: rules.statuses.filter((status) => statuses.includes(status)),
    sorts: rules.sorts.filter((sort) => sorts.includes(sort)),
    defaultSort: defaultSort ?? rules.defaultSort,
    filters: undefined,
    hasDays: undefined,
  };
}
