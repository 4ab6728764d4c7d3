import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { recordHref } from '@/lib/admin/record-path';
import { callBackOutcomes } from '@/lib/contract/call-back';
import { type CallBackEvent, type CallBackHistory, callBackDeeds } from '@/lib/contract/call-back-event';
import { Link } from '@/lib/i18n/navigation';
import { Since, StateWord } from './call-back-marks';

/** What happened, the newest first, and who may be the same person. */
export function CaseTimeline({ history: { events, linked } }: { history: CallBackHistory }) {
  const t = useTranslations('AdminCallBacks');
  return (
    <div className="grid content-start gap-6">
      {linked.length > 0 && (
        <section aria-labelledby="linked" className="rounded-card border border-line bg-surface p-5">
          <h2 id="linked">{t('linked')}</h2>
          <ul className="mt-2 divide-y divide-line">
            {linked.map(({ request, by }) => (
              <li key={request.id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
                <Link href={recordHref('call-backs', String(request.id), '')} prefetch={false} className="link">
                  <bdi>{request.name}</bdi> <span className="text-muted">{t('number', { id: request.id })}</span>
                </Link>
                <span>{t(`same.${by}`)}</span>
                <Since at={request.createdAt} isShort />
                <span>
                  <StateWord row={request} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="timeline" className="rounded-card border border-line bg-surface p-5">
        <h2 id="timeline">{t('timeline')}</h2>
        <ol className="mt-2 divide-y divide-line">
          {events.map((event) => (
            <Entry key={event.id} event={event} />
          ))}
        </ol>
      </section>
    </div>
  );
}

const others = ['created', 'linked', 'reminded', 'undone'] as const;

function Entry({ event }: { event: CallBackEvent }) {
  const t = useTranslations('AdminCallBacks');
  const deeds = useTranslations('AdminAudit.actions');
  const locale = useLocale();
  const deed = callBackDeeds.find((one) => one === event.action);
  const other = others.find((one) => one === event.action);
  const outcome = callBackOutcomes.find((one) => event.action === 'close' && one === event.detail);
  const detail = outcome
    ? t(`outcomes.${outcome}`)
    : event.action === 'assign' && !event.detail
      ? t('nobody')
      : event.detail;
  return (
    <li className="py-2">
      <p className="flex flex-wrap gap-x-4">
        <span className="min-w-44 text-muted">{formatMoment(event.at, locale)}</span>
        {event.by && <bdi className="min-w-28">{event.by}</bdi>}
        <span className="font-semibold">{deed ? deeds(deed) : other ? t(`events.${other}`) : event.action}</span>
        {detail && <span dir="auto">{/^\d+$/.test(detail) ? t('number', { id: detail }) : detail}</span>}
        {event.until && <span>{t('until', { when: formatMoment(event.until, locale) })}</span>}
      </p>
      {event.note && (
        <p dir="auto" className="wrap-anywhere measure mt-1 whitespace-pre-wrap">
          {event.note}
        </p>
      )}
    </li>
  );
}
