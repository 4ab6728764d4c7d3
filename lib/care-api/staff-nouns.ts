import 'server-only';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
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
  { list, toRow }: Noun<Row, Whole>,
  accessToken: string,
): Promise<PersonalReading<Row[]>> {
  const reading = await readAs(accessToken, list);
  if (reading.state !== 'ready') return reading;
  return Array.isArray(reading.value) ? { state: 'ready', value: reading.value.map(toRow) } : { state: 'missing' };
}
