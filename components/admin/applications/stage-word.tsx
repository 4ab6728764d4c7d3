import { useTranslations } from 'next-intl';
import type { ReceivedApplication } from '@/lib/contract/application';
import type { ApplicationStage } from '@/lib/contract/application-stage';

/** Whoever asks for care is neither interviewed nor turned down. */
const ofCare = ['shortlisted', 'call', 'offer', 'closed'] as const;

export function useStageWord(isJob: boolean): (stage: ApplicationStage) => string {
  const t = useTranslations('AdminApplications');
  return (stage) => {
    const own = ofCare.find((one) => one === stage);
    return !isJob && own ? t(`care.${own}`) : t(`stages.${stage}`);
  };
}

export function Stage({ row: { stage, isJob, reason } }: { row: ReceivedApplication }) {
  const t = useTranslations('AdminApplications.reasons');
  const wordOf = useStageWord(isJob);
  return (
    <>
      {wordOf(stage)}
      {isJob && reason && <span className="block text-muted text-sm">{t(reason)}</span>}
    </>
  );
}
