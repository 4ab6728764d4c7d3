'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { useRouter } from '@/lib/i18n/navigation';

type ThankYouDialogProps = {
  /** Where OK and Escape lead: to the page of the request, or to the listings, as the spec has it. */
  next: string;
  onClose: () => void;
};

export function ThankYouDialog({ next, onClose }: ThankYouDialogProps) {
  const t = useTranslations('Client.thankYou');
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => dialog.current?.showModal(), []);

  function goOn() {
    onClose();
    router.push(next);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="thank-you"
      onClose={goOn}
      className="m-auto w-[min(28rem,100%-2rem)] rounded-card bg-surface p-8 text-center text-ink shadow-raised backdrop:bg-ink/60"
    >
      <Drawing src="/illustrations/thank-you.svg" width={240} height={180} loading="lazy" className="mx-auto" />
      <h2 id="thank-you" className="mt-4">
        {t('title')}
      </h2>
      <p className="mt-3">{t('text')}</p>
      <form method="dialog" className="mt-6">
        <button type="submit" className={`${buttonStyle('primary')} min-w-28`}>
          {t('ok')}
        </button>
      </form>
    </dialog>
  );
}
