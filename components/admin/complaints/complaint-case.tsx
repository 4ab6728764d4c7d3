import { ShieldAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { nextAt } from '@/lib/contract/case-due';
import { type Complaint, complaintDue } from '@/lib/contract/complaint';
import { ContactWays } from '../case/contact-ways';
import { Facts } from '../case/facts';
import { LanguageName } from '../case/language-name';
import { Due, Since } from '../case/since';
import { ComplaintState } from './complaint-view';

type ComplaintCaseProps = { row: Complaint; bounced: string; isAdmin: boolean };

/** Who complains about what, where it stands, and both clocks. */
export function ComplaintCase({ row, bounced, isAdmin }: ComplaintCaseProps) {
  const t = useTranslations('AdminComplaints');
  const words = useTranslations('AdminCallBacks');
  const isOpen = nextAt(complaintDue, row) !== null;
  const facts = [
    { label: t('state'), value: <ComplaintState row={row} /> },
    { label: t('kind'), value: t(`kinds.${row.kind}`) },
    { label: t('name'), value: <bdi>{row.name || t('unnamed')}</bdi> },
    { label: t('received'), value: <Since at={row.createdAt} /> },
    { label: words('cameBy'), value: words(`cameBys.${row.cameBy}`) },
    {
      label: t('acknowledge'),
      value: <Clock by={row.acknowledgeBy} at={row.acknowledgedAt} isOpen={isOpen} />,
    },
    { label: t('answer'), value: <Clock by={row.answerBy} at={row.answeredAt} isOpen={isOpen} /> },
    { label: words('owner'), value: <bdi>{row.ownerName || words('nobody')}</bdi> },
    { label: t('person'), value: row.person && <span dir="auto">{row.person}</span> },
    { label: words('language'), value: row.language && <LanguageName of={row.language} /> },
    { label: t('learning'), value: row.learning && <span dir="auto">{row.learning}</span> },
  ];
  return (
    <section aria-label={t('case')} className="rounded-card border border-line bg-surface p-5">
      {row.isForOther && (
        <p className="mb-4 flex gap-2 rounded-control border-2 border-accent bg-blush p-3 font-semibold">
          <ShieldAlert aria-hidden className="mt-1 size-5 shrink-0" />
          {t(row.isAuthorised ? 'authorised' : 'unauthorised')}
        </p>
      )}
      <ContactWays phone={row.phone} email={row.email} bounced={bounced} isAdmin={isAdmin} />
      <Facts facts={facts} />
      <p className="measure mt-4 text-muted text-sm">{t(`law.${row.kind}`)}</p>
      <h2 className="mt-5">{t('message')}</h2>
      <p dir="auto" className="wrap-anywhere measure mt-2 whitespace-pre-wrap">
        {row.message}
      </p>
    </section>
  );
}

type ClockProps = { by: string | null; at: string | null; isOpen: boolean };

/** By when, and whether it was in time. */
function Clock({ by, at, isOpen }: ClockProps) {
  const t = useTranslations('AdminComplaints');
  const locale = useLocale();
  if (by === null) return null;
  if (at !== null) {
    const isLate = Date.parse(at) > Date.parse(by);
    return t(isLate ? 'doneLate' : 'doneInTime', { when: formatMoment(at, locale) });
  }
  return isOpen ? <Due at={by} /> : t('never');
}
