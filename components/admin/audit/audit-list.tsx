import { useLocale, useTranslations } from 'next-intl';
import { auditRules } from '@/lib/admin/audit';
import { formatMoment } from '@/lib/admin/format-moment';
import type { ListQuery } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { AuditRow } from '@/lib/contract/audit';
import { staffKinds } from '@/lib/contract/staff-kinds';
import { ListFrame } from '../list/list-frame';
import { AuditChanges } from './audit-change';
import { AuditDeed } from './audit-deed';

type AuditListProps = { query: ListQuery; ignored: string[]; page: ListPage<AuditRow> | null };

export function AuditList({ query, ignored, page }: AuditListProps) {
  const t = useTranslations('AdminAudit');
  const kinds = useTranslations('AdminAudit.kinds');
  const locale = useLocale();
  return (
    <ListFrame
      path="/adminPanel/audit"
      words={{ caption: t('caption'), empty: t('empty') }}
      rules={auditRules}
      query={query}
      ignored={ignored}
      page={page}
      columns={[
        { key: 'when', label: t('when'), sort: 'at', cell: ({ at }) => formatMoment(at, locale) },
        { key: 'who', label: t('who'), cell: ({ actor }) => <bdi>{actor || t('system')}</bdi> },
        { key: 'what', label: t('what'), cell: (row) => <AuditDeed {...row} /> },
        { key: 'changes', label: t('changes'), cell: (row) => <AuditChanges {...row} /> },
      ]}
      filters={[
        {
          name: 'kind',
          label: t('kind'),
          choices: [...staffKinds, 'account' as const].map((kind) => ({ value: kind, label: kinds(kind) })),
        },
        { name: 'action', label: t('action') },
      ]}
      statuses={{ all: t('all') }}
      idOf={({ id }) => String(id)}
      nameOf={({ objectId }) => objectId}
      hrefOf={() => null}
    />
  );
}
