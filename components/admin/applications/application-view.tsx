import { useLocale, useTranslations } from 'next-intl';
import { applicationKeys } from '@/lib/admin/applications';
import type { ReceivedApplication } from '@/lib/contract/application';
import { requiredChecks } from '@/lib/contract/application-check';
import { applicationStages, openStages, wordDays } from '@/lib/contract/application-stage';
import { longDay } from '@/lib/posts/format-day';
import { Due } from '../case/since';
import type { ResourceView } from '../resource/resource-view';
import { Stage } from './stage-word';

export const applicationView: ResourceView<ReceivedApplication> = {
  boardKeys: {
    m: 'AdminApplications.board.move',
    ...Object.fromEntries(
      applicationStages.flatMap((stage) =>
        // Withdrawing is its sender's own.
        stage === 'withdrawn' ? [] : [[applicationKeys[stage], `AdminApplications.stages.${stage}` as const]],
      ),
    ),
  },
  columns: [
    { key: 'applicant', label: 'AdminApplications.applicant', isTitle: true, cell: (row) => <Applicant row={row} /> },
    { key: 'listing', label: 'AdminApplications.listing', cell: ({ listingTitle }) => <bdi>{listingTitle}</bdi> },
    { key: 'stage', label: 'AdminApplications.stage', cell: (row) => <Stage row={row} /> },
    {
      key: 'since',
      label: 'AdminApplications.since',
      sort: 'since',
      cell: ({ stageSince }) => <Days since={stageSince} />,
    },
    { key: 'word', label: 'AdminApplications.word', sort: 'word', cell: (row) => <WithoutWord row={row} /> },
    {
      key: 'next',
      label: 'AdminApplications.next',
      sort: 'due',
      isSecondary: true,
      cell: (row) => <NextStep row={row} />,
    },
    { key: 'owner', label: 'AdminCallBacks.owner', cell: ({ ownerName }) => <bdi>{ownerName}</bdi> },
    { key: 'checks', label: 'AdminApplications.checked', cell: (row) => <ChecksDone row={row} /> },
    {
      key: 'sent',
      label: 'AdminApplications.sent',
      sort: 'created',
      isSecondary: true,
      cell: (row) => <Sent row={row} />,
    },
  ],
};

type RowProps = { row: ReceivedApplication };

/** Who it is, as far as they have shown it. */
export function Applicant({ row: { applicant, isAnonymous, isUnconfirmed } }: RowProps) {
  const t = useTranslations('AdminApplications');
  // Beside the name in its link, and not underlined with it.
  const note = 'inline-block w-full font-normal text-muted text-sm';
  return (
    <>
      <bdi>{applicant}</bdi>
      {isAnonymous && <span className={note}>{t('anonymous')}</span>}
      {isUnconfirmed && <span className={note}>{t('unconfirmed')}</span>}
    </>
  );
}

const day = 86_400_000;
const daysSince = (at: string) => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / day));

export function Days({ since, isLate = false }: { since: string | null; isLate?: boolean }) {
  const t = useTranslations('AdminApplications');
  if (since === null) return null;
  const words = t('days', { count: daysSince(since) });
  return isLate ? <strong className="text-danger">{words}</strong> : words;
}

/** What they wrote waits whatever became of it; else nothing for what is done with: nobody waits for word. */
export function WithoutWord({ row: { stage, lastWordAt, repliedAt } }: RowProps) {
  const t = useTranslations('AdminApplications');
  if (repliedAt !== null) {
    return (
      <>
        <strong className="block text-danger">{t('wrote')}</strong>
        <Days since={repliedAt} isLate />
      </>
    );
  }
  if (lastWordAt === null || !openStages.includes(stage)) return null;
  return <Days since={lastWordAt} isLate={daysSince(lastWordAt) >= wordDays} />;
}

function NextStep({ row: { nextStep, nextOn, dueAt } }: RowProps) {
  const locale = useLocale();
  return (
    <>
      <bdi>{nextStep}</bdi>
      {nextOn && <span className="block text-muted text-sm">{longDay(nextOn, locale)}</span>}
      {!nextStep && <Due at={dueAt} />}
    </>
  );
}

/** Of a job: how many are done, until when somebody may work here, and what they work without. */
export function ChecksDone({ row: { isJob, checksDone, rightToWorkUntil, openChecks } }: RowProps) {
  const t = useTranslations('AdminApplications');
  const locale = useLocale();
  if (!isJob) return null;
  return (
    <>
      {t('checkedOf', { done: checksDone, needed: requiredChecks.length })}
      {rightToWorkUntil && (
        <span className="block text-muted text-sm">{t('worksUntil', { day: longDay(rightToWorkUntil, locale) })}</span>
      )}
      {openChecks.length > 0 && (
        <strong className="block text-danger text-sm">{t('checks.open', { count: openChecks.length })}</strong>
      )}
      {openChecks.map((kind) => (
        <span key={kind} className="block text-sm">
          {t(`checks.kinds.${kind}`)}
        </span>
      ))}
    </>
  );
}

function Sent({ row: { createdAt } }: RowProps) {
  const locale = useLocale();
  return createdAt && longDay(createdAt, locale);
}
