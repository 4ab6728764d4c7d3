'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import type { WithdrawFault } from '@/lib/applications/withdrawal';
import { withdrawApplication } from '@/lib/browser/withdraw-application';

type WithdrawDialogProps = { id: number; title: string; onWithdrawn: () => void; onClose: () => void };

/** Asks once more before an application is taken back for good, and says so where that fails. */
export function WithdrawDialog({ id, title, onWithdrawn, onClose }: WithdrawDialogProps) {
  const t = useTranslations('Dashboard.withdraw');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [fault, setFault] = useState<WithdrawFault | null>(null);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  async function onYes() {
    if (isSending) return;
    setIsSending(true);
    setFault(null);
    const found = await withdrawApplication(id);
    if (found === null) return onWithdrawn();
    setIsSending(false);
    setFault(found);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-card bg-surface p-6 text-ink shadow-raised sm:p-8 backdrop:bg-ink/60"
    >
      <h3 id={titleId}>{t('title')}</h3>
      <p className="mt-3 font-semibold">
        <bdi>{title}</bdi>
      </p>
      <p className="mt-2">{t('text')}</p>
      <p role="status" className={fault ? 'mt-3 font-semibold text-danger' : ''}>
        {fault && t(`faults.${fault}`)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={() => dialog.current?.close()} className={buttonStyle('secondary')}>
          {t('no')}
        </button>
        <button type="button" aria-disabled={isSending || undefined} onClick={onYes} className={buttonStyle('accent')}>
          {isSending ? t('sending') : t('yes')}
        </button>
      </div>
    </dialog>
  );
}
