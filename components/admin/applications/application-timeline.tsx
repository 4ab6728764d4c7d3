import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { checkKinds, checkStates } from '@/lib/contract/application-check';
import type { ApplicationFile } from '@/lib/contract/application-event';
import { applicationStages, closingReasons } from '@/lib/contract/application-stage';
import { applicantDeeds, interviewDeeds } from '@/lib/contract/interview';
import { calendarAnswers } from '@/lib/contract/mail-reply';
import { refereeDeeds, referenceDeeds } from '@/lib/contract/reference-request';
import { Timeline } from '../case/timeline';
import { useStageWord } from './stage-word';

const named = [
  'created',
  'move',
  'undone',
  'check',
  'work',
  'unwork',
  'withdraw',
  'status',
  'reminded',
  'remindReferee',
  'replied',
  'unsent',
  'calendarReplied',
] as const;
const ofReferences: readonly string[] = [...referenceDeeds, ...refereeDeeds, 'remindReferee'];
const withTimes: readonly string[] = [...interviewDeeds, ...applicantDeeds];

/** What happened to an application, the newest first, with the staff's notes. */
export function ApplicationTimeline({ file: { application: row, events, references } }: { file: ApplicationFile }) {
  const t = useTranslations('AdminApplications');
  const wordOf = useStageWord(row.isJob);
  const outcomes = Object.fromEntries([
    ...applicationStages.map((stage) => [stage, wordOf(stage)]),
    ...closingReasons.map((reason) => [`closed:${reason}`, `${wordOf('closed')} · ${t(`reasons.${reason}`)}`]),
    ...calendarAnswers.map((one) => [one, t(`calendar.${one}`)]),
    ...checkKinds.flatMap((kind) =>
      checkStates.map((state) => [`${kind}:${state}`, `${t(`checks.kinds.${kind}`)} · ${t(`checks.states.${state}`)}`]),
    ),
  ]);
  const locale = useLocale();
  const told = events.map((event) => {
    // Whoever is erased has no name here either.
    if (ofReferences.includes(event.action)) {
      return { ...event, detail: references.find(({ id }) => id === event.detail)?.referee ?? '' };
    }
    if (!withTimes.includes(event.action) || !event.detail) return event;
    const times = event.detail.split(' ').map((time) => formatMoment(time, locale));
    return { ...event, detail: times.join(' · ') };
  });
  const words = { events: Object.fromEntries(named.map((one) => [one, t(`events.${one}`)])), outcomes };
  return <Timeline events={told} words={words} hint={t('act.notes')} />;
}
