import { useTranslations } from 'next-intl';
import { recordPath } from '@/lib/admin/record-path';
import type { AuditRow } from '@/lib/contract/audit';
import { bulkInput } from '@/lib/contract/bulk';
import { Link } from '@/lib/i18n/navigation';

/** What was done to which thing, a link to it where it has a screen; words we do not know stay as the API says them. */
export function AuditDeed({ action, kind, objectId, changes }: AuditRow) {
  const t = useTranslations('AdminAudit');
  const [actions, kinds] = [useTranslations('AdminAudit.actions'), useTranslations('AdminAudit.kinds')];
  const [name, isMany] = action.endsWith(ofMany) ? [action.slice(0, -ofMany.length), true] : [action, false];
  const knownAction = knownActions.find((one) => one === name.replace('.', '-'));
  const knownKind = knownKinds.find((one) => one === kind);
  const said = t(isMany ? 'many' : 'object', {
    action: knownAction ? actions(knownAction) : name,
    kind: knownKind ? kinds(knownKind) : kind,
    id: objectId,
    count: Array.isArray(changes?.ids?.[1]) ? changes.ids[1].length : 0,
  }).trim();
  const path = ['trash', 'delete', 'merge'].includes(action) ? null : recordPath(kind, objectId);
  if (path === null) return <bdi>{said}</bdi>;
  return (
    <Link href={path} prefetch={false} className="link">
      {said}
    </Link>
  );
}

/** Behind the name of what was done with many rows at once. */
const ofMany = '.many';
const knownActions = [
  ...bulkInput.shape.action.options,
  ...(['take', 'calling', 'spoke', 'noAnswer', 'mailed', 'snooze', 'note', 'link'] as const),
  ...(['safeguarding', 'reopen', 'acknowledge', 'answer', 'authorise'] as const),
  ...(['submit', 'withdraw', 'create', 'update', 'delete', 'merge', 'order', 'ban'] as const),
  ...(['unban', 'roles', 'trash-emptied'] as const),
  ...(['publish-schedule', 'unpublish-schedule', 'schedule', 'unschedule', 'retention'] as const),
  ...(['signout', 'reset', 'export', 'erase', 'start', 'cancel', 'undo'] as const),
  ...(['send', 'stop'] as const),
];
const knownKinds = [
  ...([
    'faq',
    'account',
    'category',
    'company',
    'listing',
    'import',
    'comment',
    'callBack',
    'complaint',
    'cannedAnswer',
    'subscriber',
    'post',
    'media',
    'menu',
    'page',
    'galleryImage',
    'video',
  ] as const),
  ...(['mail', 'setting', 'sample', 'callBacks', 'drafts', 'mails'] as const),
];
