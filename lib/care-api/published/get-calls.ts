import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { callsOf, type HasCall } from '@/lib/contract/has-call';
import { type PersonalReading, readAs } from '../client';

/** What the API can be asked by staff: the published calls alone of one that does not tell. Asked once a page. */
export const readCalls = cache(async (accessToken: string): Promise<PersonalReading<HasCall>> => {
  const reading = await readAs(accessToken, endpoints.getCapabilities);
  if (reading.state === 'missing') return { state: 'ready', value: callsOf([]) };
  return reading.state === 'ready' ? { state: 'ready', value: callsOf(reading.value.extensions) } : reading;
});

/** For a page. @throws while the API does not answer: what it has must not be taken for missing. */
export async function getCalls(accessToken: string): Promise<HasCall> {
  const reading = await readCalls(accessToken);
  if (reading.state === 'away') throw new Error('Nobody can say what the API can be asked.');
  return reading.state === 'ready' ? reading.value : callsOf([]);
}

/** The same as `readAs`; a call that the API has not is missing without being asked for. */
export async function readIfThere<R extends z.ZodType>(
  accessToken: string,
  call: Endpoint & { response: R },
  asked: Parameters<typeof readAs>[2] = {},
): Promise<PersonalReading<z.output<R>>> {
  const calls = await readCalls(accessToken);
  if (calls.state !== 'ready') return calls;
  return calls.value(call) ? readAs(accessToken, call, asked) : { state: 'missing' };
}
