import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

/** As large as the cards that are coming, so that nothing jumps. */
export function Loading() {
  const t = useTranslations('Client.listing');
  return (
    <>
      <p className="mt-4">{t('loadingText')}</p>
      <ul aria-hidden className="mt-4 grid gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((slot) => (
          <li key={slot} className="h-44 animate-pulse rounded-card bg-sage" />
        ))}
      </ul>
    </>
  );
}

export function Away() {
  const t = useTranslations('Client.listing');
  return (
    <Notice title={t('noData')} picture="/illustrations/offline.svg">
      <p>{t('away')}</p>
    </Notice>
  );
}
