import type { AuditAction } from '@/lib/contract/audit-actions';
import { resourceKinds } from '@/lib/contract/resources';
import type words from '@/messages/admin/en.json';
import type { ListRules } from './list-query';

export const auditRules: ListRules = {
  statuses: ['all'],
  sorts: ['at'],
  defaultSort: '-at',
  filters: { kind: null, action: null, actor: null, objectId: null },
  hasDays: true,
};

/** Kinds of which nothing is kept in a list, and deeds on many rows. */
const others = [
  ...(['import', 'sample', 'setting', 'profile', 'subCategory', 'listingPicture'] as const),
  ...(['person', 'response', 'view', 'callBacks', 'comments', 'complaints', 'drafts', 'mails'] as const),
  ...(['alert', 'applications', 'subscribers', 'revisions', 'audit'] as const),
] as const;

export const auditKinds = [
  ...resourceKinds,
  ...others,
] as const satisfies readonly (keyof typeof words.AdminAudit.kinds)[];

type ActionKey = keyof typeof words.AdminAudit.actions;

/** Keys of messages have no dots. */
const keysOfDotted = {
  'publish.schedule': 'publish-schedule',
  'unpublish.schedule': 'unpublish-schedule',
  'trash.emptied': 'trash-emptied',
  'preview.end': 'preview-end',
} as const satisfies Partial<Record<AuditAction, ActionKey>>;

export function actionKey(action: AuditAction): ActionKey {
  return isDotted(action) ? keysOfDotted[action] : action;
}

function isDotted(action: AuditAction): action is keyof typeof keysOfDotted {
  return action in keysOfDotted;
}

export function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
