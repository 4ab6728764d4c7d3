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

/** Keys of messages have no dots. */
export function actionKey<A extends AuditAction>(action: A) {
  return action.replace('.', '-') as A extends `${infer Deed}.${infer By}` ? `${Deed}-${By}` : A;
}

/** A value of a row as it is told to people: texts as they are, everything else as data. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
