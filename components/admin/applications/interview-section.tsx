import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import type { ApplicationFile } from '@/lib/contract/application-event';
import { openStages } from '@/lib/contract/application-stage';
import type { Interview } from '@/lib/contract/interview';
import type { Typed } from '../case/case-deeds';
import { Facts } from '../case/facts';
import { InterviewForm } from './interview-form';

type SectionProps = Typed & { file: ApplicationFile; search: string; now: Date; after: number | null; goesOn: boolean };

/** The interview of an application: how it stands, and what can be done about it. */
export function InterviewSection({ file: { application, interview }, now, ...form }: SectionProps) {
  const t = useTranslations('AdminApplications.interview');
  return (
    <section aria-labelledby="interview" className="rounded-card border border-line bg-surface p-5">
      <h2 id="interview">{t('title')}</h2>
      {interview && interview.state !== 'held' && <Standing interview={interview} />}
      {openStages.includes(application.stage) && (
        <>
          <p className="measure mt-3 text-muted text-sm">{t('hint')}</p>
          <InterviewForm {...form} row={application} open={openOf(interview, now)} />
        </>
      )}
    </section>
  );
}

/** One that can be changed still; null where another one is offered. */
function openOf(interview: Interview | null, now: Date): Interview | null {
  if (interview?.state === 'offered') return interview;
  const isToCome =
    interview?.state === 'agreed' && interview.startsAt && Date.parse(interview.startsAt) > now.getTime();
  return isToCome ? interview : null;
}

function Standing({
  interview: { state, startsAt, times, minutes, place, by, mailLeavesAt },
}: {
  interview: Interview;
}) {
  const t = useTranslations('AdminApplications.interview');
  const words = useTranslations('Interview');
  const locale = useLocale();
  const facts = [
    { label: words('when'), value: startsAt && formatMoment(startsAt, locale) },
    { label: t('times'), value: !startsAt && <Times times={times} /> },
    { label: words('length'), value: words('minutes', { count: minutes }) },
    { label: words('place'), value: <span dir="auto">{place}</span> },
    { label: t('by'), value: <bdi>{by}</bdi> },
  ];
  return (
    <>
      <p className="mt-2 font-semibold">
        {state === 'cancelled' ? t('states.cancelled') : t(`states.${stateOf(state)}`)}
      </p>
      {mailLeavesAt && (
        <p className="mt-2 rounded-control border-2 border-accent bg-blush p-3">
          {t('leaves', { when: formatMoment(mailLeavesAt, locale) })}
        </p>
      )}
      <Facts facts={facts} />
    </>
  );
}

function stateOf(state: Interview['state']) {
  return state === 'offered' ? state : 'agreed';
}

function Times({ times }: Pick<Interview, 'times'>) {
  const locale = useLocale();
  return (
    <ul>
      {times.map((time) => (
        <li key={time}>{formatMoment(time, locale)}</li>
      ))}
    </ul>
  );
}
