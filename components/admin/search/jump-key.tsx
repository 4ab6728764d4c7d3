'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { useModal } from '@/lib/browser/use-modal';
import { SearchForm } from './search-form';

/** Ctrl or ⌘ with K opens the search over any screen; nothing of it is needed without script. */
export function JumpKey() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return isOpen && <JumpDialog onClose={() => setIsOpen(false)} />;
}

function JumpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('AdminSearch');
  const { modal, close } = useModal(onClose);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <dialog
      {...modal}
      aria-label={t('label')}
      className="m-auto w-[min(40rem,calc(100%-2rem))] rounded-card bg-surface p-6 text-ink shadow-raised backdrop:bg-ink/60"
    >
      <div ref={box}>
        <SearchForm id="jump" />
      </div>
      <button type="button" onClick={close} className={`${buttonStyle('quiet')} mt-3`}>
        {t('close')}
      </button>
    </dialog>
  );
}
