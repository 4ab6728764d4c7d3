'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { useModal } from '@/lib/browser/use-modal';

type FilterSheetProps = {
  /** Of the results as they are now. */
  total: number;
  onClose: () => void;
  children: React.ReactNode;
};

/** The filters over the whole screen of a phone: each choice counts at once, one button leads back to the results. */
export function FilterSheet({ total, onClose, children }: FilterSheetProps) {
  const t = useTranslations('Client.listing');
  const { modal, close } = useModal(onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby="filter-sheet"
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-ground text-ink open:flex"
    >
      <div className="flex items-center justify-between border-line border-b px-4 py-2">
        <h2 id="filter-sheet" className="text-xl">
          {t('filters')}
        </h2>
        <button type="button" onClick={close} className={`${buttonStyle('quiet')} -me-3 px-3`}>
          <X aria-hidden className="size-5" />
          {t('close')}
        </button>
      </div>
      <div className="grow overflow-y-auto px-4 py-4">{children}</div>
      <div className="border-line border-t bg-surface p-3">
        <button type="button" onClick={close} className={`${buttonStyle('primary')} w-full`}>
          {t('showResults', { count: total })}
        </button>
      </div>
    </dialog>
  );
}
