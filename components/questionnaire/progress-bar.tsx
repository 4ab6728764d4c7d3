'use client';
import { useTranslations } from 'next-intl';
import type { Progress } from '@/lib/answers/progress-of';
import type { UnsentAnswers } from '@/lib/unsent-answers/unsent-answers';
import { useUnsent } from './use-unsent-answers';

type ProgressBarProps = { progress: Progress; unsent: UnsentAnswers /** Nothing is kept. */; isTrial: boolean };

/** How far one is, how far it may be, and that nothing is lost. */
export function ProgressBar({ progress, unsent, isTrial }: ProgressBarProps) {
  const t = useTranslations('Questionnaire');
  const saving = useUnsent(unsent, (state) => state.saving);
  const isStorable = useUnsent(unsent, (state) => state.isStorable);
  const isSentElsewhere = useUnsent(unsent, (state) => state.isOver && state.isSentElsewhere);
  const { number, left } = progress;
  const share = number / Math.max(1, number + left.most);
  return (
    <div className="no-print sticky top-0 z-20 short:static border-line border-b bg-ground py-2 noscript:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm">
        <p className="font-semibold">
          {t('progress', { number, fewest: left.fewest, most: left.most, kind: kindOf(left) })}
        </p>
        <p className="text-muted">{savedText()}</p>
      </div>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-sage">
        <div className="h-full bg-primary" style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </div>
      <p role="status" className="sr-only">
        {saving === 'waiting' ? t('saved.waiting') : ''}
      </p>
    </div>
  );

  function savedText(): string {
    if (isTrial) return '';
    if (isSentElsewhere) return t('resumed.sentElsewhere');
    if (saving === 'saved' || saving === 'saving' || saving === 'waiting') return t(`saved.${saving}`);
    if (!isStorable) return t('saved.nowhere');
    return saving === 'here' ? t('saved.here') : '';
  }
}

function kindOf({ fewest, most }: Progress['left']): 'last' | 'exact' | 'range' {
  if (most === 0) return 'last';
  return fewest === most ? 'exact' : 'range';
}
