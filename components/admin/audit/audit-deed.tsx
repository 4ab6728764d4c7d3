import { useTranslations } from 'next-intl';
import { recordPath } from '@/lib/admin/record-path';
import type { AuditRow } from '@/lib/contract/audit';
import { Link } from '@/lib/i18n/navigation';

/** What was done to which thing, a link to it where it has a screen; words we do not know stay as the API says them. */
export function AuditDeed({ action, kind, objectId }: Pick<AuditRow, 'action' | 'kind' | 'objectId'>) {
  const t = useTranslations('AdminAudit');
  const [actions, kinds] = [useTranslations('AdminAudit.actions'), useTranslations('AdminAudit.kinds')];
  const knownAction = knownActions.find((one) => one === action);
  const knownKind = knownKinds.find((one) => one === kind);
  const said = t('object', {
    action: knownAction ? actions(knownAction) : action,
    kind: knownKind ? kinds(knownKind) : kind,
    id: objectId,
  }).trim();
  const path = ['trash', 'delete', 'merge'].includes(action) ? null : recordPath(kind, objectId);
  if (path === null) return <bdi>{said}</bdi>;
  return (
    <Link href={path} prefetch={false} className="link">
      {said}
    </Link>
  );
}

const knownActions = [
  ...(['create', 'update', 'trash', 'restore', 'delete', 'merge', 'order', 'ban', 'unban', 'roles'] as const),
  ...(['signout', 'reset', 'export', 'erase', 'start', 'cancel', 'undo'] as const),
];
const knownKinds = ['faq', 'account', 'category', 'company', 'listing', 'import'] as const;
