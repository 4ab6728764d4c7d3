'use client';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { withdrawApplication } from '@/lib/browser/withdraw-application';

type WithdrawDialogProps = { id: number; title: string; onWithdrawn: () => void; onClose: () => void };

/** Before an application is taken back. */
export function WithdrawDialog({ id, title, onWithdrawn, onClose }: WithdrawDialogProps) {
  const t = useTranslations('Dashboard.withdraw');
  const say = useTranslations('Faults');
  const words = { title: t('title'), no: t('no'), yes: t('yes'), sending: t('sending') };

  async function onYes() {
    const fault = await withdrawApplication(id);
    if (fault === null) onWithdrawn();
    if (fault === 'unknown') return say('outcomeUnknown');
    return fault && t(`faults.${fault}`);
  }

  return (
    <ConfirmDialog {...{ words, onYes, onClose }}>
      <p className="mt-3 font-semibold">
        <InOwnLanguage>{title}</InOwnLanguage>
      </p>
      <p className="mt-2">{t('text')}</p>
    </ConfirmDialog>
  );
}
