import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { SmallButton } from './small-button';
import { ownWords } from './undo-of';

type QuestionToolsProps = {
  /** From 1. */
  number: number;
  count: number;
  onMove: (number: number) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** Where a question stands, and what is done with it as a whole. */
export function QuestionTools({ number, count, onMove, onCopy, onRemove }: QuestionToolsProps) {
  const t = useTranslations('AdminQuestionnaires.edit');
  const [typed, setTyped] = useState('');

  function move() {
    if (/^\d{1,4}$/.test(typed.trim())) onMove(Number(typed));
    setTyped('');
  }

  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2 noscript:hidden">
      <span className="flex">
        <SmallButton label={t('up')} isOff={number === 1} onClick={() => onMove(number - 1)}>
          ↑
        </SmallButton>
        <SmallButton label={t('down')} isOff={number === count} onClick={() => onMove(number + 1)}>
          ↓
        </SmallButton>
      </span>
      <label className="flex items-center gap-2">
        {t('place')}
        <input
          {...ownWords}
          type="text"
          inputMode="numeric"
          value={typed}
          placeholder={String(number)}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && move()}
          className="min-h-11 w-16 rounded-control border border-line-strong bg-surface px-3"
        />
      </label>
      <button type="button" className={buttonStyle('secondary')} onClick={move}>
        {t('move')}
      </button>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={onCopy}>
        {t('copy')}
      </button>
      <button type="button" className="link min-h-11 cursor-pointer text-danger" onClick={onRemove}>
        {t('remove')}
      </button>
    </div>
  );
}
