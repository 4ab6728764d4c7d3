import { useTranslations } from 'next-intl';
import { recordHref } from '@/lib/admin/record-path';
import { callBackOutcomes } from '@/lib/contract/call-back';
import { type CallBackHistory, callBackDeeds } from '@/lib/contract/call-back-event';
import { visitorDeeds } from '@/lib/contract/call-back-promise';
import type { CaseEvent } from '@/lib/contract/case-event';
import { Link } from '@/lib/i18n/navigation';
import { Since } from '../case/since';
import { Timeline } from '../case/timeline';
import { StateWord } from './call-back-marks';

/** What happened, the newest first, and who may be the same person. */
export function CaseTimeline({ history: { events, linked } }: { history: CallBackHistory }) {
  const t = useTranslations('AdminCallBacks');
  const deeds = useTranslations('AdminAudit.actions');
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
      <Timeline events={events} tell={tell} />
    </div>
  );

  function tell(event: CaseEvent) {
    const deed = [...callBackDeeds, ...visitorDeeds].find((one) => one === event.action);
    const other = others.find((one) => one === event.action);
    return {
      what: deed ? deeds(deed) : other ? t(`events.${other}`) : event.action,
      detail: detailOf(event),
    };
  }

  function detailOf({ action, detail }: CaseEvent) {
    const outcome = callBackOutcomes.find((one) => action === 'close' && one === detail);
    if (outcome) return t(`outcomes.${outcome}`);
    if (action === 'assign' && !detail) return t('nobody');
    return /^\d{1,9}$/.test(detail) ? t('number', { id: detail }) : detail;
  }
}

const others = ['created', 'linked', 'reminded', 'undone'] as const;
