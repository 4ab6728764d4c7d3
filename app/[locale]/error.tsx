'use client';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('Client.error');
  return (
    <div className="wrap">
      <Notice level={1} title={t('title')} picture="/illustrations/offline.svg">
        <p>{t('text')}</p>
        <button type="button" className={buttonStyle('primary')} onClick={reset}>
          {t('again')}
        </button>
      </Notice>
    </div>
  );
}
