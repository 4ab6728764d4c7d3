'use client';
import { Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { useInBrowser } from '@/lib/browser/use-in-browser';
import { listGoKeys, useKeysSetting, useListKeys } from '@/lib/browser/use-list-keys';
import { useModal } from '@/lib/browser/use-modal';

const keys = ['/', 'j', 'k', 'x', 'Enter', 'e', '#', '?'] as const;
const names = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'tick',
  Enter: 'open',
  e: 'edit',
  '#': 'trash',
  '?': 'help',
} as const;

/** What a letter presses in a row; of a list without it nothing is said. */
const needed: Partial<Record<string, string>> = {
  x: 'input[name=ids]',
  e: '[data-quick-edit]',
  '#': '[data-trash]',
};

/** A letter that presses what carries it in the row. */
export type ExtraKey = { key: string; label: string };

/** The letters that act on a list, and what says which they are; nothing of it without script. */
export function ListKeys({ extra }: { extra: ExtraKey[] }) {
  const t = useTranslations('AdminList.keys');
  const [isOpen, setIsOpen] = useState(false);
  const [areOn, setAreOn] = useKeysSetting();
  const onHelp = useCallback(() => setIsOpen(true), []);
  useListKeys({ areOn, onHelp });
  const hasScript = useInBrowser(() => true);
  if (!hasScript) return null;
  return (
    <>
      <button
        type="button"
        onClick={onHelp}
        title={t('button')}
        className={`${buttonStyle('quiet')} px-2! max-sm:hidden`}
      >
        <Keyboard aria-hidden className="size-5" />
        <span className="sr-only">{t('button')}</span>
      </button>
      {isOpen && <KeysDialog extra={extra} areOn={areOn} onSwitch={setAreOn} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type KeysDialogProps = { extra: ExtraKey[]; areOn: boolean; onSwitch: (areOn: boolean) => void; onClose: () => void };

function KeysDialog({ extra, areOn, onSwitch, onClose }: KeysDialogProps) {
  const t = useTranslations('AdminList.keys');
  const { modal, close } = useModal(onClose);
  const titleId = useId();
  const own = keys.filter((key) => !(key in needed) || document.querySelector(needed[key] ?? ''));
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100%-2rem))] overflow-y-auto rounded-card bg-surface p-6 text-ink shadow-raised backdrop:bg-ink/60"
    >
      <h2 id={titleId}>{t('title')}</h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {[...own.map((key) => ({ key, label: t(names[key]) })), ...extra, ...listGoKeys()].map(({ key, label }) => (
          <div key={key} className="contents">
            <dt>
              <kbd
                dir="ltr"
                className="inline-block min-w-9 rounded-control border border-line-strong px-2 text-center"
              >
                {key}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => onSwitch(event.target.checked)}
          className="size-5 accent-primary"
        />
        {t('switch')}
      </label>
      <button type="button" onClick={close} className={`${buttonStyle('primary')} mt-4`}>
        {t('close')}
      </button>
    </dialog>
  );
}
