import 'server-only';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import type { ApplicationBoard, ReceivedApplication } from '@/lib/contract/application';
import type { ApplicationFile } from '@/lib/contract/application-event';
import { endpoints } from '@/lib/contract/endpoints';
import { type PersonalReading, readAs } from './client';
import { readIfThere } from './published/get-calls';

/** An application with all that is kept of it. */
export function getApplicationFile(accessToken: string, id: string): Promise<PersonalReading<ApplicationFile>> {
  return readAs(accessToken, endpoints.getApplicationFile, { params: { id } });
}

/** One with its answers. */
export function getReceivedApplication(accessToken: string, id: string): Promise<PersonalReading<ReceivedApplication>> {
  return readAs(accessToken, endpoints.getReceivedApplication, { params: { id } });
}

/** The list by its stages. */
export function getApplicationBoard(accessToken: string, asked: ListQuery): Promise<PersonalReading<ApplicationBoard>> {
  const query = toApiQuery(asked);
  for (const name of ['page', 'size', 'sort']) query.delete(name);
  return readAs(accessToken, endpoints.getApplicationBoard, { query });
}

/** Who an application can be given to; nobody while the API does not answer. */
export async function listApplicationOwners(accessToken: string): Promise<{ id: string; name: string }[]> {
  const reading = await readIfThere(accessToken, endpoints.listApplicationOwners);
  return reading.state === 'ready' ? reading.value : [];
}
