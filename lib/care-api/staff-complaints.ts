import 'server-only';
import type { CallBackEvent } from '@/lib/contract/call-back-event';
import type { Complaint, ComplaintSummary } from '@/lib/contract/complaint';
import { endpoints } from '@/lib/contract/endpoints';
import { type PersonalReading, readAs } from './client';

export function getComplaint(accessToken: string, id: string): Promise<PersonalReading<Complaint>> {
  return readAs(accessToken, endpoints.getComplaint, { params: { id } });
}

/** Null where it cannot be asked now. */
export async function listComplaintEvents(accessToken: string, id: string): Promise<CallBackEvent[] | null> {
  const reading = await readAs(accessToken, endpoints.getComplaintHistory, { params: { id } });
  return reading.state === 'ready' ? reading.value.events : null;
}

/** Of a year that the address names, or of the running one. */
export function getComplaintSummary(
  accessToken: string,
  asked: URLSearchParams,
): Promise<PersonalReading<ComplaintSummary>> {
  const year = asked.get('year') ?? '';
  const query = new URLSearchParams(/^20\d\d$/.test(year) ? { year } : {});
  return readAs(accessToken, endpoints.getComplaintSummary, { query });
}
