import { z } from 'zod';
import type { Account } from '@/care-api/kernel/dependencies';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';

const reads = new Map(
  Object.values<Endpoint>(endpoints).flatMap((call) => (call.method === 'GET' ? [[call.path, call] as const] : [])),
);
const row = z.object({ id: z.union([z.number().int(), z.string()]) });

export function readerOf({ method, path }: Endpoint): Endpoint | null {
  if (method !== 'POST') return null;
  return reads.get(`${path}/{id}`) ?? reads.get(`${path}/typeid/{id}`) ?? null;
}

/** Where whoever has made a row reads it again; null where they may not, or nothing reads one alone. */
export function locationOf(endpoint: Endpoint, answer: unknown, account: Account | null): string | null {
  const reader = readerOf(endpoint);
  if (!reader || !mayCall(reader.who, account)) return null;
  const { data } = row.safeParse(endpoint.response.safeParse(answer).data);
  return data ? `/api/${reader.path.replace('{id}', encodeURIComponent(data.id))}` : null;
}
