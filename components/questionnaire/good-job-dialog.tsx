'use client';
import { Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { useRouter } from '@/lib/i18n/navigation';
import { Thanks } from './thanks';

type GoodJobDialogProps = { listingId: number; reference: string | null; phone: string };

/** OK and Escape both lead on to what was sent, or back to the listing where an API lists none. */
export function GoodJobDialog({ listingId, reference, phone }: GoodJobDialogProps) {
  const t = useTranslations('Questionnaire.goodJob');
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="good-job"
      onClose={() => router.push(reference ? '/usersdashboard' : `/listing-details/${listingId}`)}
      className="m-auto max-h-[90dvh] w-[min(28rem,calc(100%-2rem))] overflow-y-auto rounded-card bg-surface p-6 text-center sm:p-8 shadow-raised backdrop:bg-ink/60"
    >
      <span className="mx-auto grid size-28 place-items-center rounded-full bg-sand text-accent">
        <Trophy aria-hidden className="size-16" strokeWidth={1.5} />
      </span>
      <h2 id="good-job" className="mt-4">
        {t('title')}
      </h2>
      <Thanks reference={reference} phone={phone} />
      <form method="dialog" className="mt-6">
        <button type="submit" className={buttonStyle('primary')}>
          {t('ok')}
        </button>
      </form>
    </dialog>
  );
}
