import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { screenPath } from '@/lib/admin/screens';
import { type CallBack, callBackDue } from '@/lib/contract/call-back';
import { nextAt } from '@/lib/contract/case-due';
import { Link } from '@/lib/i18n/navigation';
import { ContactWays } from '../case/contact-ways';
import { Facts } from '../case/facts';
import { LanguageName } from '../case/language-name';
import { Due, Since } from '../case/since';
import { StateWord } from './call-back-marks';

type CaseFactsProps = { row: CallBack; bounced: string; isWhole: boolean; isAdmin: boolean };

/** Who asked, what about, and where it stands. */
export function CaseFacts({ row, bounced, isWhole, isAdmin }: CaseFactsProps) {
  const t = useTranslations('AdminCallBacks');
  const locale = useLocale();
  const moment = (at: string | null) => at && formatMoment(at, locale);
  // Once nobody is waited for, what was promised is a fact like the others.
  const next = nextAt(callBackDue, row);
  const due = next === null ? moment(row.dueAt) : <Due at={next} />;
  const facts = [
    { label: t('state'), value: <StateWord row={row} /> },
    { label: t('asked'), value: row.createdAt && <Since at={row.createdAt} /> },
    { label: t('due'), value: row.dueAt ? due : isWhole && t('noPromise') },
    { label: t('owner'), value: isWhole && <bdi>{row.ownerName || t('nobody')}</bdi> },
    { label: t('firstTry'), value: moment(row.firstTryAt) },
    { label: t('firstTalk'), value: moment(row.firstTalkAt) },
    { label: t('waitsUntil'), value: moment(row.waitingUntil) },
    { label: t('topic'), value: row.topic && <span dir="auto">{row.topic}</span> },
    {
      label: t('cameBy'),
      value: row.cameBy === 'comment' ? <CommentsBy name={row.name} /> : t(`cameBys.${row.cameBy}`),
    },
    { label: t('language'), value: row.language && <LanguageName of={row.language} /> },
  ];
  return (
    <section aria-label={row.name} className="rounded-card border border-line bg-surface p-5">
      <ContactWays phone={row.phone} email={row.email} bounced={bounced} need={row.contactNeed} isAdmin={isAdmin} />
      <Facts facts={facts} />
      <h2 className="mt-5">{t('message')}</h2>
      <p dir="auto" className="wrap-anywhere measure mt-2 whitespace-pre-wrap">
        {row.message}
      </p>
    </section>
  );
}

/** All that whoever wrote it wrote, in the queue of comments, where it is decided. */
function CommentsBy({ name }: Pick<CallBack, 'name'>) {
  const t = useTranslations('AdminLayout.screens');
  const search = new URLSearchParams({ status: 'all', q: name });
  return (
    <Link href={`${screenPath('comments')}?${search}`} prefetch={false} className="link">
      {t('comments')}
    </Link>
  );
}
