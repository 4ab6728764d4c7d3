import { useTranslations } from 'next-intl';
import { type CallBack, callBackOutcomes } from '@/lib/contract/call-back';
import type { CallBackHistory } from '@/lib/contract/call-back-event';
import { Timeline } from '../case/timeline';
import { LinkedRequests } from './linked-requests';

type CaseTimelineProps = { row: CallBack; history: CallBackHistory };

/** What happened, the newest first, and who may be the same person. */
export function CaseTimeline({ row, history: { events, linked } }: CaseTimelineProps) {
  const t = useTranslations('AdminCallBacks');
  const words = {
    events: {
      ...Object.fromEntries(byThemselves.map((one) => [one, t(`events.${one}`)])),
      ...(row.cameBy === 'comment' && { created: t('events.ofComment') }),
    },
    outcomes: Object.fromEntries(callBackOutcomes.map((one) => [one, t(`outcomes.${one}`)])),
  };
  return (
    <div className="grid content-start gap-6">
      {linked.length > 0 && <LinkedRequests row={row} linked={linked} />}
      <Timeline events={events} words={words} />
    </div>
  );
}

const byThemselves = ['created', 'linked', 'reminded', 'undone', 'heldAtRisk', 'reported', 'entered'] as const;
