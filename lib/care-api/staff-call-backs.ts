import 'server-only';
import { cache } from 'react';
import type { CallBack } from '@/lib/contract/call-back';
import type { CallBackHistory } from '@/lib/contract/call-back-event';
import type { CallBackReport, CallBackSpeed } from '@/lib/contract/call-back-report';
import { endpoints } from '@/lib/contract/endpoints';
import { isDay } from '@/lib/contract/is-day';
import { type PersonalReading, readAs } from './client';
import { readIfThere } from './published/get-calls';

/** A page and its title ask once. */
export const getCallBack = cache(
  (accessToken: string, id: string): Promise<PersonalReading<CallBack>> =>
    readAs(accessToken, endpoints.getCallBack, { params: { id } }),
);

export async function getCallBackHistory(accessToken: string, id: string): Promise<CallBackHistory | null> {
  const reading = await readIfThere(accessToken, endpoints.getCallBackHistory, { params: { id } });
  return reading.state === 'ready' ? reading.value : null;
}

export async function listCallBackOwners(accessToken: string): Promise<{ id: string; name: string }[]> {
  const reading = await readIfThere(accessToken, endpoints.listCallBackOwners);
  return reading.state === 'ready' ? reading.value : [];
}

/** Of the days that the address names; of the usual ones where it names none. What the public is told comes fresh. */
export async function getCallBackReport(
  accessToken: string,
  asked: URLSearchParams,
): Promise<PersonalReading<{ report: CallBackReport; speed: CallBackSpeed }>> {
  const days = ['from', 'to'].flatMap((name) => {
    const said = asked.get(name) ?? '';
    return isDay(said) ? [[name, said]] : [];
  });
  const [report, told] = await Promise.all([
    readAs(accessToken, endpoints.getCallBackReport, { query: new URLSearchParams(days) }),
    readAs(accessToken, endpoints.getCallBackSpeed),
  ]);
  if (report.state !== 'ready') return report;
  return { state: 'ready', value: { report: report.value, speed: told.state === 'ready' ? told.value.speed : null } };
}
