import { useTranslations } from 'next-intl';
import { type CallBack, callBackOutcomes } from '@/lib/contract/call-back';
import { type CallBackHistory, callBackDeeds } from '@/lib/contract/call-back-event';
import { visitorDeeds } from '@/lib/contract/call-back-promise';
import type { CaseEvent } from '@/lib/contract/case-event';
import { Timeline } from '../case/timeline';
import { LinkedRequests } from './linked-requests';

/** What happened, the newest first, and who may be the same person. */
export function CaseTimeline({ row, history: { events, linked } }: { row: CallBack; history: CallBackHistory }) {
  const t = useTranslations('AdminCallBacks');
  const deeds = useTranslations('AdminAudit.actions');
  return (
    <div className="grid content-start gap-6">
      {linked.length > 0 && <LinkedRequests row={row} linked={linked} />}
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
