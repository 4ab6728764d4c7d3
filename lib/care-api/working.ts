import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { OverdueItem, WorkingKind } from '@/lib/contract/working';
import { read, readAs } from './client';
import { readIfThere } from './published/get-calls';

type Row = { kind: WorkingKind; id: string };

/** A row, what waits to be published of it, and who is writing. */
export function getStanding(accessToken: string, row: Row) {
  return readAs(accessToken, endpoints.getWorkingCopy, { params: row });
}

export function listRevisions(accessToken: string, row: Row) {
  return readAs(accessToken, endpoints.listRevisions, { params: row });
}

export function getRevision(accessToken: string, row: Row & { number: string }) {
  return readAs(accessToken, endpoints.getRevision, { params: row });
}

/** What should be public by now and is not; nothing while it cannot be asked. */
export async function listOverdue(accessToken: string): Promise<readonly OverdueItem[]> {
  const reading = await readIfThere(accessToken, endpoints.listOverdue);
  return reading.state === 'ready' ? reading.value.items : [];
}

/** What somebody was given an address to look at. */
export function getPreview(token: string) {
  return read(endpoints.getPreview, { params: { token }, cached: false });
}
