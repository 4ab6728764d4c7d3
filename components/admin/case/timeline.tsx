import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import type { CaseEvent } from '@/lib/contract/case-event';

type TimelineProps = {
  events: readonly CaseEvent[];
  /** What each is called, and the words of its detail. */
  tell: (event: CaseEvent) => { what: string; detail: string };
};

/** What happened, the newest first. */
export function Timeline({ events, tell }: TimelineProps) {
  const t = useTranslations('AdminCallBacks');
  const locale = useLocale();
  return (
    <section aria-labelledby="timeline" className="rounded-card border border-line bg-surface p-5">
      <h2 id="timeline">{t('timeline')}</h2>
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
}
