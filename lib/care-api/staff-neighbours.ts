import 'server-only';
import { type ListQuery, listSearch, parseListQuery } from '@/lib/admin/list-query';
import { type ListPlace, recordHref } from '@/lib/admin/record-path';
import type { Resource } from '@/lib/admin/resource';
import { screenPath } from '@/lib/admin/screens';
import { readCalls } from './published/get-calls';
import { narrowResource } from './published/offer-resource';
import { getResourcePage } from './staff-resources';

/** Where a row stands in the list it was opened from, as `in` of its address says that list; null where it is not there any more. */
export async function getListPlace<Row>(
  resource: Resource<Row>,
  accessToken: string,
  id: string,
  search: string | null,
): Promise<ListPlace | null> {
  if (search === null) return null;
  const calls = await readCalls(accessToken);
  if (calls.state !== 'ready') return null;
  const { rules } = narrowResource(resource, calls.value);
  const { query } = parseListQuery(new URLSearchParams(search), rules);
  const read = async (page: number) => {
    const reading = await getResourcePage(resource, accessToken, { ...query, page });
    return reading.state === 'ready' && reading.value.page === page ? reading.value : null;
  };
  const searchOf = (change: Partial<ListQuery>) => listSearch(query, rules, change);
  const href = (row: Row | undefined, page: number) =>
    row === undefined ? null : recordHref(resource.screen, String(resource.idOf(row)), searchOf({ page }));
  const shown = await read(query.page);
  const index = shown?.items.findIndex((row) => String(resource.idOf(row)) === id) ?? -1;
  if (!shown || index < 0) return null;
  const { page, pageSize, items, total } = shown;
  const isLast = index === items.length - 1 && (page * pageSize < total || shown.totalIsCapped);
  const [before, after] = await Promise.all([
    index === 0 && page > 1 ? read(page - 1) : null,
    isLast ? read(page + 1) : null,
  ]);
  return {
    list: screenPath(resource.screen) + searchOf({ page }),
    number: (page - 1) * pageSize + index + 1,
    total,
    totalIsCapped: shown.totalIsCapped,
    previous: href(items[index - 1], page) ?? href(before?.items.at(-1), page - 1),
    next: href(items[index + 1], page) ?? href(after?.items[0], page + 1),
  };
}
