import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { ImportListItem, ImportRun, RefusedLines } from '@/lib/contract/import';
import { type PersonalReading, readAs } from './client';

export function listImports(accessToken: string): Promise<PersonalReading<ImportListItem[]>> {
  return readAs(accessToken, endpoints.listImports);
}

export function getImport(accessToken: string, id: number): Promise<PersonalReading<ImportRun>> {
  return readAs(accessToken, endpoints.getImport, { params: { id } });
}

export function listRefusedLines(accessToken: string, id: number): Promise<PersonalReading<RefusedLines>> {
  return readAs(accessToken, endpoints.getImportErrors, { params: { id } });
}
