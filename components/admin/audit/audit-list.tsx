import { useLocale, useTranslations } from 'next-intl';
import { actionKey, auditKinds, auditRules } from '@/lib/admin/audit';
import { formatMoment } from '@/lib/admin/format-moment';
import { type ListQuery, listSearch } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import { screenPath } from '@/lib/admin/screens';
import type { AuditRow } from '@/lib/contract/audit';
import { auditActions } from '@/lib/contract/audit-actions';
import { Link } from '@/lib/i18n/navigation';
import { ListFrame } from '../list/list-frame';
import { AuditChanges } from './audit-change';
import { AuditDeed } from './audit-deed';

type AuditListProps = { query: ListQuery; ignored: string[]; page: ListPage<AuditRow> | null };

type Choice = { value: string; label: string };

const path = screenPath('audit');

export function AuditList({ query, ignored, page }: AuditListProps) {
  const t = useTranslations('AdminAudit');
  const [actions, kinds] = [useTranslations('AdminAudit.actions'), useTranslations('AdminAudit.kinds')];
  const locale = useLocale();
  const done = auditActions.map((action) => ({ value: action, label: actions(actionKey(action)) }));
  const inOrder = (choices: Choice[]) => choices.sort((a, b) => a.label.localeCompare(b.label, locale));
  const people = new Map(page?.items.flatMap(({ accountId, actor }) => (accountId ? [[accountId, actor]] : [])));
  return (
    <ListFrame
      path={path}
      words={{ caption: t('caption'), empty: t('empty') }}
      rules={auditRules}
      query={query}
      ignored={ignored}
      page={page}
      columns={[
        { key: 'when', label: t('when'), sort: 'at', cell: ({ at }) => formatMoment(at, locale) },
        { key: 'who', label: t('who'), cell: (row) => <Who row={row} query={query} /> },
        { key: 'what', label: t('what'), cell: (row) => <AuditDeed {...row} /> },
        { key: 'changes', label: t('changes'), cell: (row) => <AuditChanges {...row} /> },
      ]}
      filters={[
        {
          name: 'kind',
          label: t('kind'),
          choices: inOrder(auditKinds.map((kind) => ({ value: kind, label: kinds(kind) }))),
        },
        { name: 'action', label: t('action'), choices: inOrder(done) },
        { name: 'actor', label: t('who'), choices: [...people].map(([value, label]) => ({ value, label })) },
      ]}
      statuses={{ all: t('all') }}
      idOf={({ id }) => String(id)}
      nameOf={({ objectId }) => objectId}
      hrefOf={() => null}
    />
  );
}

/** A link to all that they did. */
function Who({ row: { accountId, actor }, query }: { row: AuditRow; query: ListQuery }) {
  const t = useTranslations('AdminAudit');
  if (accountId === null) return <bdi>{actor || t('system')}</bdi>;
  const filters = { ...query.filters, actor: accountId };
  return (
    <Link href={path + listSearch(query, auditRules, { filters })} prefetch={false} className="link">
      <bdi>{actor}</bdi>
    </Link>
  );
}
