import type { AuditAction } from '@/lib/contract/audit-actions';
import type words from '@/messages/admin/en.json';
import type { ListRules } from './list-query';

export const auditRules: ListRules = {
  statuses: ['all'],
  sorts: ['at'],
  defaultSort: '-at',
  filters: { kind: null, action: null, actor: null, objectId: null },
  hasDays: true,
};

/** Every kind of thing that it tells of. */
export const auditKinds = [
  'faq',
  'comment',
  'category',
  'company',
  'listing',
  'account',
  'import',
  'mail',
  'sample',
  'setting',
  'callBacks',
  'drafts',
  'mails',
  'filter',
  'callBack',
  'post',
  'cannedAnswer',
  'media',
  'page',
  'galleryImage',
  'profile',
  'complaint',
  'menu',
  'video',
  'subscriber',
  'mailText',
  'application',
  'apiKey',
  'webhook',
  'delivery',
  'translation',
  'questionnaire',
  'subCategory',
  'listingPicture',
  'response',
  'view',
  'comments',
  'complaints',
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

/** A value of a row as it is told to people: texts as they are, everything else as data. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
