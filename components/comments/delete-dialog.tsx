'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import type { CommentFault } from '@/lib/comments/comment-action';
import { useCommentFault } from './fault-text';

type DeleteDialogProps = { onClose: () => void; onDelete: () => Promise<CommentFault | null> };

/** Asks once more before a comment goes for good. */
export function DeleteDialog({ onClose, onDelete }: DeleteDialogProps) {
  const t = useTranslations('Comments');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [fault, setFault] = useState<CommentFault | null>(null);
  const [isSending, setIsSending] = useState(false);
  const textOf = useCommentFault();
  useEffect(() => dialog.current?.showModal(), []);

  async function onYes() {
    if (isSending) return;
    setIsSending(true);
    setFault(await onDelete());
    setIsSending(false);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-card bg-surface p-6 text-ink shadow-raised sm:p-8 backdrop:bg-ink/60"
    >
      <h3 id={titleId}>{t('confirm.title')}</h3>
      <p className="mt-3">{t('confirm.text')}</p>
      <p role="status" className="mt-3 font-semibold text-danger empty:hidden">
        {fault && textOf(fault)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={() => dialog.current?.close()} className={buttonStyle('secondary')}>
          {t('confirm.no')}
        </button>
        <button type="button" aria-disabled={isSending || undefined} onClick={onYes} className={buttonStyle('accent')}>
          {isSending ? t('sending') : t('confirm.yes')}
        </button>
      </div>
    </dialog>
  );
}
