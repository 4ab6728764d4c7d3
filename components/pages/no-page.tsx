'use client';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';

/** The 404 of a menu without a managed page. On the server a segment's not-found is rendered before the locale is known. */
export function NoPage() {
  const t = useTranslations('Client.noPage');
  return (
    <div className="wrap">
      <Notice level={1} title={t('title')} picture="/illustrations/not-found.svg">
        <Link href="/listing" className={buttonStyle('primary')}>
          {t('toListings')}
        </Link>
      </Notice>
    </div>
  );
}
