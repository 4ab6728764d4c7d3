import 'server-only';
import { cache } from 'react';
import type { CallBackHistory } from '@/lib/contract/call-back-event';
import type { Complaint, ComplaintSummary } from '@/lib/contract/complaint';
import { endpoints } from '@/lib/contract/endpoints';
import { type PersonalReading, readAs } from './client';

type ComplaintHistory = Pick<CallBackHistory, 'events' | 'bounced'>;

/** A page and its title ask once. */
export const getComplaint = cache(
  (accessToken: string, id: string): Promise<PersonalReading<Complaint>> =>
    readAs(accessToken, endpoints.getComplaint, { params: { id } }),
);

export async function getComplaintHistory(accessToken: string, id: string): Promise<ComplaintHistory | null> {
  const reading = await readAs(accessToken, endpoints.getComplaintHistory, { params: { id } });
  return reading.state === 'ready' ? reading.value : null;
}

export function getComplaintSummary(
  accessToken: string,
  asked: URLSearchParams,
): Promise<PersonalReading<ComplaintSummary>> {
  const year = asked.get('year') ?? '';
  const query = new URLSearchParams(/^20\d\d$/.test(year) ? { year } : {});
  return readAs(accessToken, endpoints.getComplaintSummary, { query });
}
