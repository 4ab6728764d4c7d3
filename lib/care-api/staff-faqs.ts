import 'server-only';
import { faqRowRules } from '@/lib/admin/faqs';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import { type ListPage, pageOfRows } from '@/lib/admin/page-of-rows';
import { endpoints } from '@/lib/contract/endpoints';
import type { Faq } from '@/lib/contract/faq';
import { type PersonalReading, readAs } from './client';

/** One page of the questions, as staff ask for them. */
export async function getFaqPage(accessToken: string, query: ListQuery): Promise<PersonalReading<ListPage<Faq>>> {
  const reading = await readAs(accessToken, endpoints.listFaqs, { query: toApiQuery(query) });
  if (reading.state !== 'ready') return reading;
  const { value } = reading;
  return { state: 'ready', value: Array.isArray(value) ? pageOfRows(value, query, faqRowRules) : value };
}

export function getFaq(accessToken: string, id: string): Promise<PersonalReading<Faq>> {
  return readAs(accessToken, endpoints.getFaq, { params: { id } });
}
