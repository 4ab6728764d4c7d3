'use client';
import { useId, useState } from 'react';
import { useModal } from '@/lib/browser/use-modal';
import { buttonStyle } from './button';

type ConfirmDialogProps = {
  words: { title: string; no: string; yes: string; sending: string };
  /** What is about to happen. */
  children: React.ReactNode;
  /** Answers what went wrong, in words; nothing where nothing did. */
  onYes: () => Promise<React.ReactNode>;
  onClose: () => void;
};

/** Asks once more before something goes for good, and says so where that fails. */
export function ConfirmDialog({ words, children, onYes, onClose }: ConfirmDialogProps) {
  const { modal, close } = useModal(onClose);
  const titleId = useId();
  const [fault, setFault] = useState<React.ReactNode>(null);
  const [isSending, setIsSending] = useState(false);

  async function confirm() {
    if (isSending) return;
    setIsSending(true);
    setFault(null);
    setFault(await onYes());
    setIsSending(false);
  }

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-card bg-surface p-6 text-ink shadow-raised sm:p-8 backdrop:bg-ink/60"
    >
      <h3 id={titleId}>{words.title}</h3>
      {children}
      <p role="status" className={fault ? 'mt-3 font-semibold text-danger' : ''}>
        {fault}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={close} className={buttonStyle('secondary')}>
          {words.no}
        </button>
        <button
          type="button"
          aria-disabled={isSending || undefined}
          onClick={confirm}
          className={buttonStyle('accent')}
        >
          {isSending ? words.sending : words.yes}
        </button>
      </div>
    </dialog>
  );
}
