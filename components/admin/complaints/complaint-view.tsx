import { useTranslations } from 'next-intl';
import { nextAt } from '@/lib/contract/case-due';
import { type Complaint, complaintDue, complaintReference } from '@/lib/contract/complaint';
import { Link } from '@/lib/i18n/navigation';
import { Due, Since } from '../case/since';
import type { ResourceView } from '../resource/resource-view';

export const complaintView: ResourceView<Complaint> = {
  columns: [
    {
      key: 'reference',
      label: 'AdminComplaints.reference',
      isTitle: true,
      cell: ({ id }) => <bdi dir="ltr">{complaintReference(id)}</bdi>,
    },
    { key: 'kind', label: 'AdminComplaints.kind', cell: ({ kind }) => <Kind kind={kind} /> },
    { key: 'name', label: 'AdminComplaints.name', cell: (row) => <Who row={row} /> },
    {
      key: 'received',
      label: 'AdminComplaints.received',
      isSecondary: true,
      sort: 'created',
      cell: ({ createdAt }) => <Since at={createdAt} isShort />,
    },
    { key: 'due', label: 'AdminComplaints.due', sort: 'due', cell: (row) => <NextStep row={row} /> },
    { key: 'owner', label: 'AdminCallBacks.owner', cell: ({ ownerName }) => <bdi>{ownerName}</bdi> },
    { key: 'state', label: 'AdminComplaints.state', isSecondary: true, cell: (row) => <ComplaintState row={row} /> },
  ],
};

function Kind({ kind }: Pick<Complaint, 'kind'>) {
  return useTranslations('AdminComplaints.kinds')(kind);
}

function Who({ row: { name } }: { row: Complaint }) {
  const t = useTranslations('AdminComplaints');
  return name ? <bdi>{name}</bdi> : t('unnamed');
}

export function ComplaintState({ row: { state, outcome } }: { row: Complaint }) {
  const t = useTranslations('AdminComplaints');
  return (
    <>
      {t(`states.${state}`)}
      {state === 'closed' && outcome && <span className="block text-muted text-sm">{t(`outcomes.${outcome}`)}</span>}
    </>
  );
}

/** What is to be done next, and by when; nothing for what is answered. */
function NextStep({ row }: { row: Complaint }) {
  const t = useTranslations('AdminComplaints');
  const at = nextAt(complaintDue, row);
  if (at === null) return null;
  return (
    <>
      {t(row.state === 'new' ? 'toAcknowledge' : 'toAnswer')}
      <span className="block">
        <Due at={at} />
      </span>
    </>
  );
}

/** The way from the queue to what a regulator asks for. */
export function SummaryLink() {
  const t = useTranslations('AdminComplaints.summary');
  return (
    <Link href="/adminPanel/complaints/summary" prefetch={false} className="link inline-flex min-h-11 items-center">
      {t('link')}
    </Link>
  );
}
