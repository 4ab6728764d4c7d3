import type { AuditRow } from '@/lib/contract/audit';
import { type AuditAction, auditActions } from '@/lib/contract/audit-actions';
import { resourceKinds } from '@/lib/contract/resources';
import type words from '@/messages/admin/en.json';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

/** Kinds of which nothing is kept in a list, and deeds on many rows. */
const others = [
  ...(['import', 'sample', 'setting', 'profile', 'subCategory', 'listingPicture'] as const),
  ...(['person', 'response', 'view', 'callBacks', 'comments', 'complaints', 'drafts', 'mails'] as const),
  ...(['alert', 'applications', 'subscribers', 'revisions'] as const),
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

export const auditResource: Resource<AuditRow> = {
  ...factsOf('audit'),
  words: { caption: 'AdminAudit.caption', none: 'AdminAudit.empty', statuses: { all: 'AdminAudit.all' } },
  rules: {
    ...rulesOf('audit'),
    defaultSort: '-at',
    filters: { kind: null, action: null, actor: null, objectId: null },
    hasDays: true,
  },
  filters: {
    kind: {
      label: 'AdminAudit.kind',
      choices: auditKinds.map((value) => ({ value, label: `AdminAudit.kinds.${value}` as const })),
      isByLetters: true,
    },
    action: {
      label: 'AdminAudit.action',
      choices: auditActions.map((value) => ({ value, label: `AdminAudit.actions.${actionKey(value)}` as const })),
      isByLetters: true,
    },
    actor: { label: 'AdminAudit.who', choices: 'colleagues' },
  },
  nameOf: ({ objectId }) => objectId,
};

export function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
