import 'server-only';
import type { z } from 'zod';
import type { Followed, FollowedChange, PromisedInput, promisedSchema } from '@/lib/contract/call-back-promise';
import { endpoints } from '@/lib/contract/endpoints';
import { read, send, type Writing } from './client';
import { toPublished } from './published/to-call-back';
import type { Reading } from './reading';

type Promised = z.output<typeof promisedSchema>;

const unknownCall = [404, 405, 501];

/** Null where nothing is promised, and the request cannot be followed. */
export async function createCallBack(
  asked: PromisedInput,
  from: { visitor: string | undefined; locale: string; once: string | undefined },
): Promise<Writing<Promised | null>> {
  const promised = await send(endpoints.createPromisedCallBack, asked, from);
  if (promised.ok || !unknownCall.includes(promised.status)) return promised;
  const published = toPublished(asked);
  if ('report' in published) return { ok: false, status: 422, ...published.report };
  const sent = await send(endpoints.createCallBack, published.callBack, from);
  return sent.ok ? { ok: true, value: null } : sent;
}

export function getFollowed(token: string): Promise<Reading<Followed>> {
  return read(endpoints.getFollowedCallBack, { params: { token } });
}

export function changeFollowed(
  token: string,
  change: FollowedChange,
  visitor: string | undefined,
): Promise<Writing<Followed>> {
  return send(endpoints.changeFollowedCallBack, change, { params: { token }, visitor });
}
