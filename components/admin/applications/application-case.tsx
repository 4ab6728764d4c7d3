import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import type { ReceivedApplication } from '@/lib/contract/application';
import type { ApplicationFile } from '@/lib/contract/application-event';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';
import { ContactWays } from '../case/contact-ways';
import { Facts } from '../case/facts';
import { Since } from '../case/since';
import { Applicant, ChecksDone } from './application-view';
import { ReadMark } from './read-mark';
import { Stage, useStageWord } from './stage-word';

type CaseProps = { file: ApplicationFile; listed: string };

/** Who applied for what, how they are reached, where it stands, and what they have been told. */
export function ApplicationCase({ file: { application: row, bounced, mailLeavesAt, goesAt }, listed }: CaseProps) {
  const t = useTranslations('AdminApplications');
  const words = useTranslations('AdminCallBacks');
  const locale = useLocale();
  const facts = [
    { label: t('reference'), value: <bdi dir="ltr">{row.reference}</bdi> },
    { label: t('applicant'), value: <Applicant row={row} /> },
    { label: t('listing'), value: row.listingId && <Listing row={row} /> },
    { label: t('sent'), value: <Since at={row.createdAt} /> },
    { label: t('stage'), value: <StageNow row={row} listed={listed} /> },
    { label: t('stageSince'), value: <Since at={row.stageSince} /> },
    { label: t('told'), value: <Since at={row.lastWordAt} /> },
    { label: t('wrote'), value: row.repliedAt && <Since at={row.repliedAt} isLate /> },
    { label: words('owner'), value: <bdi>{row.ownerName || words('nobody')}</bdi> },
    { label: t('next'), value: row.nextStep && <span dir="auto">{row.nextStep}</span> },
    { label: t('act.nextOn'), value: row.nextOn && longDay(row.nextOn, locale) },
    { label: t('goes.on'), value: goesAt && longDay(goesAt, locale) },
    { label: t('checked'), value: row.isJob && <ChecksDone row={row} /> },
  ];
  return (
    <section aria-label={t('case')} className="rounded-card border border-line bg-surface p-5">
      {row.withdrawn && <p className="mb-4 font-semibold">{t('withdrawnText')}</p>}
      {mailLeavesAt && (
        <p className="mb-4 rounded-control border-2 border-accent bg-blush p-3">
          {t('leaves', { when: formatMoment(mailLeavesAt, locale) })}
        </p>
      )}
      {row.isAnonymous ? (
        <p className="measure mb-4 rounded-control bg-sand p-3">{t('anonymousText')}</p>
      ) : (
        <ContactWays phone={row.phone} email={row.email} bounced={bounced} />
      )}
      <Facts facts={facts} />
    </section>
  );
}

function Listing({ row: { listingId, listingTitle } }: { row: ReceivedApplication }) {
  return (
    <Link href={`/listing-details/${listingId}`} prefetch={false} className="link">
      <bdi>{listingTitle}</bdi>
    </Link>
  );
}

function StageNow({ row, listed }: { row: ReceivedApplication; listed: string }) {
  const t = useTranslations('AdminApplications');
  const wordOf = useStageWord(row.isJob);
  if (row.stage !== 'sent') return <Stage row={row} />;
  const words = { sent: wordOf('sent'), read: wordOf('read'), mark: t('markRead') };
  return <ReadMark id={row.id} listed={listed} words={words} />;
}
