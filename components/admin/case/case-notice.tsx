import type { FaultReport } from '@/lib/contract/faults';
import { DoneLine } from '../layout/done-line';
import { DoneNotice } from '../layout/done-notice';
import { FocusFirst } from './focus-first';
import { useCaseFaults } from './use-case-faults';

type CaseNoticeProps = { asked: URLSearchParams; report: FaultReport | null };

/** What was done with a case, or what is missing; whoever sent the form goes on at the field it is about. */
export function CaseNotice({ asked, report }: CaseNoticeProps) {
  const { problems } = useCaseFaults(report);
  const [first] = problems;
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
