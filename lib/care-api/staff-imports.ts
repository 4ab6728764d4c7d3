import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { ImportGroup, ImportListItem, ImportRun, PlannedRows, RefusedLines } from '@/lib/contract/import';
import { type PersonalReading, readAs } from './client';

export function listImports(accessToken: string): Promise<PersonalReading<ImportListItem[]>> {
  return readAs(accessToken, endpoints.listImports);
}

export function getImport(accessToken: string, id: number): Promise<PersonalReading<ImportRun>> {
  return readAs(accessToken, endpoints.getImport, { params: { id } });
}

type Part = { page: number; size: number };

export function listPlanned(
  accessToken: string,
  id: number,
  group: ImportGroup,
  part: Part,
): Promise<PersonalReading<PlannedRows>> {
  const query = new URLSearchParams({ group, ...ofPart(part) });
  return readAs(accessToken, endpoints.listPlanned, { params: { id }, query });
}

export function listRefusedLines(accessToken: string, id: number, part: Part): Promise<PersonalReading<RefusedLines>> {
  return readAs(accessToken, endpoints.getImportErrors, { params: { id }, query: new URLSearchParams(ofPart(part)) });
}

function ofPart({ page, size }: Part) {
  return { page: String(page), size: String(size) };
}
