'use client';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { Restored } from './use-saved-answers';

type ResumeNoticeProps = {
  restored: Restored | null;
  /** Where to go on: the place of the first question that was not gone through; null when all were. */
  nextNumber: number | null;
  onGoOn: () => void;
};

/** Says what was brought back. The place is there from the start, so that what appears in it is read out. */
export function ResumeNotice({ restored, nextNumber, onGoOn }: ResumeNoticeProps) {
  const t = useTranslations('Questionnaire');
  const isShown = restored !== null && (restored.isResumed || restored.lost > 0);
  return (
    <div role="status">
      {isShown && (
        <div className="mt-4 rounded-card border border-line bg-sage-soft p-5">
          <p className="font-semibold">{t('resumed.title')}</p>
          {restored.isFromElsewhere && <p className="mt-1">{t('resumed.elsewhere')}</p>}
          {restored.hasChanged && <p className="mt-1">{t('resumed.changed', { lost: restored.lost })}</p>}
          {restored.isResumed && (
            <button type="button" onClick={onGoOn} className={`${buttonStyle('secondary')} mt-3`}>
              {nextNumber === null ? t('check') : t('resumed.goOn', { number: nextNumber })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
