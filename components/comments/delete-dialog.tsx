'use client';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { FaultReport } from '@/lib/contract/faults';
import { useCommentFault } from './use-comment-fault';

type DeleteDialogProps = { onClose: () => void; onDelete: () => Promise<FaultReport | null> };

/** Before a comment goes. */
export function DeleteDialog({ onClose, onDelete }: DeleteDialogProps) {
  const t = useTranslations('Comments');
  const textOf = useCommentFault();
  const words = { title: t('confirm.title'), no: t('confirm.no'), yes: t('confirm.yes'), sending: t('sending') };

  async function onYes() {
    const fault = await onDelete();
    return fault && textOf(fault);
  }

  return (
    <ConfirmDialog {...{ words, onYes, onClose }}>
      <p className="mt-3">{t('confirm.text')}</p>
    </ConfirmDialog>
  );
}
