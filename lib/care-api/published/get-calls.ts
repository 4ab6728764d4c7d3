import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { callsOf, type HasCall } from '@/lib/contract/has-call';
import { type PersonalReading, readAs } from '../client';

/** What the API can be asked by staff: the published calls alone of one that does not tell. Asked once a page. */
export const getCalls = cache(async (accessToken: string): Promise<HasCall> => {
  const reading = await readAs(accessToken, endpoints.getCapabilities);
  return callsOf(reading.state === 'ready' ? reading.value.extensions : []);
});

/** The same as `readAs`; a call that the API has not is missing without being asked for. */
export async function readIfThere<R extends z.ZodType>(
  accessToken: string,
  call: Endpoint & { response: R },
  asked: Parameters<typeof readAs>[2] = {},
): Promise<PersonalReading<z.output<R>>> {
  return (await getCalls(accessToken))(call) ? readAs(accessToken, call, asked) : { state: 'missing' };
}
