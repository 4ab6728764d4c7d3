import 'server-only';
import { cache } from 'react';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import type { ApplicationBoard, ReceivedApplication } from '@/lib/contract/application';
import type { ApplicationFile } from '@/lib/contract/application-event';
import type { LetterTo } from '@/lib/contract/application-letter';
import { endpoints } from '@/lib/contract/endpoints';
import { type PersonalReading, readAs } from './client';
import { readIfThere } from './published/get-calls';

/** A page and its title ask once: that it was read is in the audit. */
export const getApplicationFile = cache(
  (accessToken: string, id: string): Promise<PersonalReading<ApplicationFile>> =>
    readAs(accessToken, endpoints.getApplicationFile, { params: { id } }),
);

export function getReceivedApplication(accessToken: string, id: string): Promise<PersonalReading<ReceivedApplication>> {
  return readAs(accessToken, endpoints.getReceivedApplication, { params: { id } });
}

export function getApplicationBoard(accessToken: string, asked: ListQuery): Promise<PersonalReading<ApplicationBoard>> {
  const query = toApiQuery(asked);
  for (const name of ['page', 'size', 'sort']) query.delete(name);
  return readAs(accessToken, endpoints.getApplicationBoard, { query });
}

export async function listApplicationOwners(accessToken: string): Promise<{ id: string; name: string }[]> {
  const reading = await readIfThere(accessToken, endpoints.listApplicationOwners);
  return reading.state === 'ready' ? reading.value : [];
}

export function listLetters(accessToken: string, ids: readonly number[]): Promise<PersonalReading<LetterTo[]>> {
  const query = new URLSearchParams({ ids: ids.join() });
  return readAs(accessToken, endpoints.listApplicationLetters, { query });
}
