import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { applicationDeeds } from '@/lib/contract/application-event';
import { callBackDeeds } from '@/lib/contract/call-back-event';
import { visitorDeeds } from '@/lib/contract/call-back-promise';
import type { CaseEvent } from '@/lib/contract/case-event';
import { commentActions } from '@/lib/contract/comment-queue';
import { complaintDeeds } from '@/lib/contract/complaint';
import { applicantDeeds } from '@/lib/contract/interview';
import { refereeDeeds } from '@/lib/contract/reference-request';

const deeds = [
  ...callBackDeeds,
  ...complaintDeeds,
  ...applicationDeeds,
  ...visitorDeeds,
  ...commentActions,
  ...applicantDeeds,
  ...refereeDeeds,
];

type TimelineProps = {
  events: readonly CaseEvent[];
  /** What others than people did, and what a case was closed with, or came to; by their names. */
  words: { events: Readonly<Record<string, string>>; outcomes: Readonly<Record<string, string>> };
  /** Of whom the notes are hidden. */
  hint?: string;
};

/** What happened, the newest first. */
export function Timeline({ events, words, hint }: TimelineProps) {
  const t = useTranslations('AdminCallBacks');
  const sayDeed = useTranslations('AdminAudit.actions');
  const locale = useLocale();
  return (
    <section aria-labelledby="timeline" className="rounded-card border border-line bg-surface p-5">
      <h2 id="timeline">{t('timeline')}</h2>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <ol className="mt-2 divide-y divide-line">
        {events.map((event) => {
          const { what, detail } = tell(event);
          return (
            <li key={event.id} className="py-2">
              <p className="flex flex-wrap gap-x-4">
                <span className="min-w-44 text-muted">{formatMoment(event.at, locale)}</span>
                {event.by && <bdi className="min-w-28">{event.by}</bdi>}
                <span className="font-semibold">{what}</span>
                {detail && <span dir="auto">{detail}</span>}
                {event.until && <span>{t('until', { when: formatMoment(event.until, locale) })}</span>}
              </p>
              {event.words && (
                <p dir="auto" className="wrap-anywhere measure whitespace-pre-wrap border-line-strong border-s-2 ps-3">
                  {event.words}
                </p>
              )}
              {event.note && (
                <p dir="auto" className="wrap-anywhere measure whitespace-pre-wrap">
                  {event.note}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );

  function tell({ action, detail }: CaseEvent) {
    const deed = deeds.find((one) => one === action);
    const what = words.events[action] ?? (deed ? sayDeed(deed) : action);
    if (['close', 'move', 'status', 'check', 'calendarReplied'].includes(action))
      return { what, detail: words.outcomes[detail] ?? detail };
    if (action === 'link' || action === 'linked') return { what, detail: t('number', { id: detail }) };
    return { what, detail: action === 'assign' && !detail ? t('nobody') : detail };
  }
}
