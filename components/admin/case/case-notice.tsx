import { useTranslations } from 'next-intl';
import type { FaultReport } from '@/lib/contract/faults';
import { Link } from '@/lib/i18n/navigation';
import { DoneLine } from '../layout/done-line';
import { DoneNotice } from '../layout/done-notice';
import { Letter } from './deed';
import { FocusFirst } from './focus-first';
import { useCaseFaults } from './use-case-faults';

type CaseNoticeProps = {
  asked: URLSearchParams;
  report: FaultReport | null;
  /** Where the one stands that something was done with just now, before this one came up; its letter leads there. */
  before?: { href: string; letter: string } | null;
};

/** What was done with a case, or what is missing; whoever sent the form goes on at the field it is about. */
export function CaseNotice({ asked, report, before = null }: CaseNoticeProps) {
  const { problems } = useCaseFaults(report);
  const t = useTranslations();
  const [first] = problems;
  if (!first && before) {
    return (
      <DoneLine>
        {t('AdminLayout.done.noted')}
        <Link href={before.href} prefetch={false} data-deed="back" className="link inline-flex min-h-8 items-center">
          {t('AdminApplications.act.back')} <Letter>{before.letter}</Letter>
        </Link>
      </DoneLine>
    );
  }
  if (!first) return <DoneNotice asked={asked} />;
  return (
    <DoneLine isFault>
      {problems.map(({ id, text }) => (
        <a key={id} href={`#${id}`} className="link inline-flex min-h-8 items-center">
          {text}
        </a>
      ))}
      <FocusFirst id={first.id} />
    </DoneLine>
  );
}
