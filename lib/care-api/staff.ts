import 'server-only';
import { cache } from 'react';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { AuditRow } from '@/lib/contract/audit';
import type { Run } from '@/lib/contract/bulk';
import { endpoints } from '@/lib/contract/endpoints';
import type { TrashItem } from '@/lib/contract/trash';
import { type PersonalReading, readAs } from './client';

/** The calls beyond the published ones that the API has: none of one that does not tell. Asked once a page. */
export const listExtensions = cache(async (accessToken: string): Promise<ReadonlySet<string>> => {
  const reading = await readAs(accessToken, endpoints.getCapabilities);
  return new Set<string>(reading.state === 'ready' ? reading.value.extensions : []);
});

export function getAuditPage(accessToken: string, query: ListQuery): Promise<PersonalReading<ListPage<AuditRow>>> {
  return readAs(accessToken, endpoints.listAudit, { query: toApiQuery(query) });
}

export function verifyAudit(accessToken: string) {
  return readAs(accessToken, endpoints.verifyAudit);
}

/** What became of many rows that were changed at once. */
export function getRun(accessToken: string, id: number): Promise<PersonalReading<Run>> {
  return readAs(accessToken, endpoints.getRun, { params: { id } });
}

export function getTrashPage(accessToken: string, query: ListQuery): Promise<PersonalReading<ListPage<TrashItem>>> {
  return readAs(accessToken, endpoints.listTrash, { query: toApiQuery(query) });
}
