import 'server-only';
import { cache } from 'react';
import { endpoints } from '@/lib/contract/endpoints';
import type { OverdueItem, WorkingKind } from '@/lib/contract/working';
import { read, readAs } from './client';
import { readIfThere } from './published/get-calls';

type Row = { kind: WorkingKind; id: string };

export function getStanding(accessToken: string, { kind, id }: Row) {
  return readStanding(accessToken, kind, id);
}

/** A page and its title ask once. */
const readStanding = cache((accessToken: string, kind: WorkingKind, id: string) =>
  readAs(accessToken, endpoints.getWorkingCopy, { params: { kind, id } }),
);

export function listRevisions(accessToken: string, row: Row) {
  return readAs(accessToken, endpoints.listRevisions, { params: row });
}

export function getRevision(accessToken: string, row: Row & { number: string }) {
  return readAs(accessToken, endpoints.getRevision, { params: row });
}

export async function listOverdue(accessToken: string): Promise<readonly OverdueItem[]> {
  const reading = await readIfThere(accessToken, endpoints.listOverdue);
  return reading.state === 'ready' ? reading.value.items : [];
}

export function getPreview(token: string) {
  return read(endpoints.getPreview, { params: { token } });
}
