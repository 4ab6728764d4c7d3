import { useTranslations } from 'next-intl';
import { actionKey, auditKinds } from '@/lib/admin/audit';
import { recordPath } from '@/lib/admin/record-path';
import type { AuditRow } from '@/lib/contract/audit';
import { auditActions } from '@/lib/contract/audit-actions';
import { Link } from '@/lib/i18n/navigation';

/** What was done to which thing, a link to it where it has a screen; words we do not know stay as the API says them. */
export function AuditDeed({ action, kind, objectId, changes }: AuditRow) {
  const t = useTranslations('AdminAudit');
  const [actions, kinds] = [useTranslations('AdminAudit.actions'), useTranslations('AdminAudit.kinds')];
  const [name, isMany] = action.endsWith(ofMany) ? [action.slice(0, -ofMany.length), true] : [action, false];
  const knownAction = auditActions.find((one) => one === name);
  const knownKind = auditKinds.find((one) => one === kind);
  const said = t(isMany ? 'many' : 'object', {
    action: knownAction ? actions(actionKey(knownAction)) : name,
    kind: knownKind ? kinds(knownKind) : kind,
    id: isUuid.test(objectId) ? objectId.slice(0, 8) : objectId,
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

/** The number of an account; its beginning is enough to tell two apart. */
const isUuid = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Behind the name of what was done with many rows at once. */
const ofMany = '.many';
