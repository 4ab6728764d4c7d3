import { z } from 'zod';
import { auditQuery, auditRowSchema, auditVerification } from '../audit';
import {
  bulkInput,
  byBulkKind,
  byOrderedKind,
  byRun,
  byTable,
  orderAnswer,
  orderInput,
  runSchema,
  tableQuery,
} from '../bulk';
import type { Endpoint } from '../endpoint';
import { staffPage } from '../staff-list';
import { byKindAndId, trashItemSchema, trashQuery } from '../trash';
import { done, list, none, one } from './build';

/** What the public sees of the kinds that have a trash. */
const kept = [
  ...(['faqs', 'listings', 'searchFilters', 'gallery', 'videos', 'team', 'redirects'] as const),
  ...(['questionnaires', 'comments', 'posts', 'menus', 'pages'] as const),
] as const;

export const staffCalls = {
  getCapabilities: list(
    'admin/capabilities',
    'The names of the calls beyond the published ones that this API has',
    { response: z.object({ extensions: z.array(z.string()) }), extension: true },
    'staff',
  ),
  listAudit: {
    ...list(
      'admin/audit',
      'What staff did, newest first',
      { response: staffPage(auditRowSchema), extension: true },
      'admin',
    ),
    query: auditQuery,
  },
  verifyAudit: list(
    'admin/audit/verify',
    'Whether nobody has changed what the audit says',
    { response: auditVerification, extension: true },
    'admin',
  ),
  listTrash: {
    ...list(
      'admin/trash',
      'What was deleted within 30 days, of the kinds that are the caller’s work',
      { response: staffPage(trashItemSchema), extension: true },
      'staff',
    ),
    query: trashQuery,
  },
  restoreFromTrash: {
    method: 'POST',
    path: 'admin/trash/{kind}/{id}/restore',
    who: 'staff',
    summary: 'Put something back where it was',
    params: byKindAndId,
    query: none,
    body: none,
    response: done,
    changes: kept,
    extension: true,
  },
  deleteFromTrash: {
    method: 'DELETE',
    path: 'admin/trash/{kind}/{id}',
    who: 'admin',
    needsPassword: true,
    summary: 'Delete something for good',
    params: byKindAndId,
    query: none,
    body: none,
    response: done,
    extension: true,
  },
  orderRows: {
    method: 'PUT',
    path: 'admin/order/{kind}',
    who: 'staff',
    summary: 'Put rows in an order',
    params: byOrderedKind,
    query: none,
    body: orderInput,
    response: orderAnswer,
    changes: ['faqs', 'categories', 'searchFilters', 'listings', 'menus', 'pages', 'gallery', 'videos', 'team'],
    extension: true,
  },
  changeMany: {
    method: 'POST',
    path: 'admin/bulk/{kind}',
    who: 'staff',
    summary: 'Do one thing to many rows, and tell what became of each',
    params: byBulkKind,
    query: none,
    body: bulkInput,
    response: runSchema,
    changes: kept,
    extension: true,
  },
  getRun: one(
    'admin/runs/{id}',
    'What became of rows that were changed at once',
    { response: runSchema, extension: true },
    'staff',
  ),
  undoRun: {
    method: 'POST',
    path: 'admin/runs/{id}/undo',
    who: 'staff',
    summary: 'Take a change of many rows back, within ten minutes; rows that were changed since stay',
    params: byRun,
    query: none,
    body: none,
    response: runSchema,
    // An order is taken back, too.
    changes: [...kept, 'categories'],
    extension: true,
  },
  exportTable: {
    method: 'GET',
    path: 'admin/export/{file}',
    who: 'staff',
    summary: 'A list as a table (faq.csv, user.csv): UTF-8, dates in ISO 8601, no formulas',
    params: byTable,
    query: tableQuery,
    body: none,
    response: done,
    extension: true,
  },
} satisfies Record<string, Endpoint>;
