import 'server-only';
import { cache } from 'react';
import { emptyListQuery, type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { Resource } from '@/lib/admin/resource';
import { type PersonalReading, readAs } from './client';
import { insteadOf } from './published/instead';
import { publishedLists } from './published/lists';

export async function getResourcePage<Row>(
  { kind, list }: Resource<Row>,
  accessToken: string,
  query: ListQuery | null,
): Promise<PersonalReading<ListPage<Row>>> {
  const reshape = (json: unknown) => (Array.isArray(json) && publishedLists[kind]?.toPage(json, query)) || json;
  const reading = await readAs(accessToken, list, { query: query ? toApiQuery(query) : undefined, reshape });
  if (reading.state !== 'ready') return reading;
  return Array.isArray(reading.value) ? { state: 'missing' } : { state: 'ready', value: reading.value };
}

/** A page and its title ask once. */
export const getResourceRow = cache(
  async <Row>({ editor }: Resource<Row>, accessToken: string, id: string): Promise<PersonalReading<Row>> => {
    if (!editor) return { state: 'missing' };
    const { get } = editor;
    const reading = await readAs(accessToken, get, { params: { id } });
    const instead = insteadOf.get(get);
    if (reading.state !== 'missing' || !instead) return reading;
    return readAs(accessToken, { ...instead, response: get.response }, { params: { id } });
  },
);

/** All rows, in the order that the public has them in. */
export async function listWhole<Row>(resource: Resource<Row>, accessToken: string): Promise<PersonalReading<Row[]>> {
  if (resource.order?.isInPages) return listInPages(resource, accessToken);
  const reading = await getResourcePage(resource, accessToken, null);
  return reading.state === 'ready' ? { state: 'ready', value: reading.value.items } : reading;
}

const mostPages = 20;

async function listInPages<Row>(resource: Resource<Row>, accessToken: string): Promise<PersonalReading<Row[]>> {
  const query = { ...emptyListQuery(resource.rules), size: 100 as const };
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const reading = await getResourcePage(resource, accessToken, { ...query, page });
    if (reading.state !== 'ready') return reading;
    // Beyond the last page stands the last one.
    if (reading.value.page < page) break;
    rows.push(...reading.value.items);
    if (reading.value.items.length < query.size) break;
  }
  return { state: 'ready', value: rows };
}
