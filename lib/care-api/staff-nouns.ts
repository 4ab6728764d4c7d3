import 'server-only';
import { emptyListQuery, type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import type { Noun } from '@/lib/admin/noun';
import { type ListPage, pageOfRows } from '@/lib/admin/page-of-rows';
import { type PersonalReading, readAs } from './client';

/** One page of a noun's list, as staff ask for it; made here where the API answers the whole. */
export async function getNounPage<Row, Whole>(
  { list, toRow, rowRules }: Noun<Row, Whole>,
  accessToken: string,
  query: ListQuery,
): Promise<PersonalReading<ListPage<Row>>> {
  const reading = await readAs(accessToken, list, { query: toApiQuery(query) });
  if (reading.state !== 'ready') return reading;
  const { value } = reading;
  return { state: 'ready', value: Array.isArray(value) ? pageOfRows(value.map(toRow), query, rowRules) : value };
}

/** One row, as its editor opens it. */
export async function getNounRow<Row, Whole>(
  { editor }: Noun<Row, Whole>,
  accessToken: string,
  id: string,
): Promise<PersonalReading<Row>> {
  if (!editor) return { state: 'missing' };
  const reading = await readAs(accessToken, editor.get, { params: { id } });
  const isAbsent = reading.state === 'missing' && editor.plainGet;
  return isAbsent ? readAs(accessToken, isAbsent, { params: { id } }) : reading;
}

/** All rows, in the order that the public has them in. */
export async function listWhole<Row, Whole>(
  noun: Noun<Row, Whole>,
  accessToken: string,
): Promise<PersonalReading<Row[]>> {
  const { list, toRow, order } = noun;
  if (order?.isInPages) return listInPages(noun, accessToken);
  const reading = await readAs(accessToken, list);
  if (reading.state !== 'ready') return reading;
  return Array.isArray(reading.value) ? { state: 'ready', value: reading.value.map(toRow) } : { state: 'missing' };
}

const mostPages = 20;

async function listInPages<Row, Whole>(noun: Noun<Row, Whole>, accessToken: string): Promise<PersonalReading<Row[]>> {
  const query = { ...emptyListQuery(noun.rules), size: 100 as const };
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const reading = await getNounPage(noun, accessToken, { ...query, page });
    if (reading.state !== 'ready') return reading;
    // Beyond the last page stands the last one.
    if (reading.value.page < page) break;
    rows.push(...reading.value.items);
    if (reading.value.items.length < query.size) break;
  }
  return { state: 'ready', value: rows };
}
