import { useTranslations } from 'next-intl';
import { auditResource } from '@/lib/admin/audit';
import { emptyListQuery, listSearch } from '@/lib/admin/list-query';
import { screenPath } from '@/lib/admin/screens';
import type { AuditRow } from '@/lib/contract/audit';
import { Link } from '@/lib/i18n/navigation';
import { Moment } from '../layout/moment';
import type { ResourceView } from '../resource/resource-view';
import { AuditChanges } from './audit-change';
import { AuditDeed } from './audit-deed';

export const auditView: ResourceView<AuditRow> = {
  columns: [
    { key: 'when', label: 'AdminAudit.when', sort: 'at', cell: ({ at }) => <Moment at={at} /> },
    { key: 'who', label: 'AdminAudit.who', cell: (row) => <Who {...row} /> },
    { key: 'what', label: 'AdminAudit.what', cell: (row) => <AuditDeed {...row} /> },
    { key: 'changes', label: 'AdminAudit.changes', cell: (row) => <AuditChanges {...row} /> },
  ],
};

/** A link to all that they did. */
function Who({ accountId, actor }: AuditRow) {
  const t = useTranslations('AdminAudit');
  if (accountId === null) return <bdi>{actor || t('system')}</bdi>;
  const { rules } = auditResource;
  const theirs = listSearch(emptyListQuery(rules), rules, { filters: { actor: accountId } });
  return (
    <Link href={screenPath('audit') + theirs} prefetch={false} className="link">
      <bdi>{actor}</bdi>
    </Link>
  );
}
