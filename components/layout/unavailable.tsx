import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';

/** In place of a page whose content cannot be had right now. */
export function Unavailable() {
  const t = useTranslations('Errors');
  return (
    <div className="wrap">
      <Notice level={1} title={t('awayTitle')} picture="/illustrations/offline.svg">
        <p>{t('awayText')}</p>
        <Link href="/listing" className={buttonStyle('primary')}>
          {t('toListings')}
        </Link>
      </Notice>
    </div>
  );
}
