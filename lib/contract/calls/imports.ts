import type { Endpoint } from '../endpoint';
import {
  byImport,
  importListSchema,
  importMappingInput,
  importMaxBytes,
  importRunSchema,
  importStartInput,
  plannedQuery,
  plannedRowsSchema,
  refusedLinesSchema,
  refusedQuery,
  uploadQuery,
} from '../import';
import { list, none, one } from './build';

const answering = { response: importRunSchema, extension: true } as const;
function act<const Path extends string>(path: Path, summary: string, who: 'editor' = 'editor') {
  return { method: 'POST' as const, path, who, summary, params: byImport, query: none, body: none, ...answering };
}
const changes = ['listings', 'categories', 'searchFilters'] as const;

export const importCalls = {
  listImports: list('admin/import', 'The last 50 imports', { response: importListSchema, extension: true }, 'editor'),
  uploadImport: {
    method: 'POST',
    path: 'admin/import',
    who: 'editor',
    summary:
      'A file of listings as the body itself, also packed with gzip: a table, JSON lines, Open Referral, or a register’s own',
    params: none,
    query: uploadQuery,
    body: none,
    maxBody: importMaxBytes,
    ...answering,
  },
  getImport: one('admin/import/{id}', 'How far an import is', answering, 'editor'),
  mapImport: {
    method: 'PUT',
    path: 'admin/import/{id}/mapping',
    who: 'editor',
    summary: 'Say which column holds what, and try the import dry',
    params: byImport,
    query: none,
    body: importMappingInput,
    ...answering,
  },
  startImport: {
    ...act('admin/import/{id}/start', 'Begin an import, or go on with one'),
    body: importStartInput,
    changes,
  },
  cancelImport: {
    ...act('admin/import/{id}/cancel', 'End an import; what is done stays until it is taken back'),
    changes,
  },
  undoImport: { ...act('admin/import/{id}/undo', 'Take an import back, within 30 days'), changes },
  undoAllImport: {
    ...act('admin/import/{id}/undo-all', 'Take an import back, with new listings that somebody has changed since'),
    changes,
  },
  listPlanned: {
    ...one(
      'admin/import/{id}/planned',
      'What would become of listings: closed, changed, new or joined ones, a page of them',
      { response: plannedRowsSchema, extension: true },
      'editor',
    ),
    query: plannedQuery,
  },
  getImportErrors: {
    ...one(
      'admin/import/{id}/errors',
      'The lines that cannot be taken, each with the reason and its cells, a page of them',
      { response: refusedLinesSchema, extension: true },
      'editor',
    ),
    query: refusedQuery,
  },
} satisfies Record<string, Endpoint>;
