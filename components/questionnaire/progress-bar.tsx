'use client';
import { useTranslations } from 'next-intl';
import type { Progress } from '@/lib/answers/progress-of';
import type { SaveState } from '@/lib/browser/draft-saver';

type ProgressBarProps = {
  progress: Progress;
  saveState: SaveState | null;
  /** False where this browser keeps nothing. */
  isStorable: boolean;
};

/** How far one is, how far it may be, and that nothing is lost. */
export function ProgressBar({ progress: { number, left }, saveState, isStorable }: ProgressBarProps) {
  const t = useTranslations('Questionnaire');
  const share = number / Math.max(1, number + left.most);
  return (
    <div className="no-print sticky top-0 z-20 border-line border-b bg-ground py-2 noscript:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm">
        <p className="font-semibold">
          {t('progress', { number, fewest: left.fewest, most: left.most, kind: kindOf(left) })}
        </p>
        <p className="text-muted">{savedText(saveState, isStorable)}</p>
      </div>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-sage">
        <div className="h-full bg-primary" style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </div>
      <p role="status" className="sr-only">
        {saveState === 'waiting' ? t('saved.waiting') : ''}
      </p>
    </div>
  );

  function savedText(state: SaveState | null, isKept: boolean): string {
    if (state === 'saved' || state === 'saving' || state === 'waiting') return t(`saved.${state}`);
    if (!isKept) return t('saved.nowhere');
    return state === 'here' ? t('saved.here') : '';
  }
}

function kindOf({ fewest, most }: Progress['left']): 'last' | 'exact' | 'range' {
  if (most === 0) return 'last';
  return fewest === most ? 'exact' : 'range';
}
