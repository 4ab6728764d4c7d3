import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';

/** The spec's error page. */
export function Missing() {
  const t = useTranslations('Errors');
  return (
    <div className="wrap">
      <Notice level={1} title={t('missingTitle')} picture="/illustrations/not-found.svg">
        <p>{t('missingText')}</p>
        <Link href="/listing" className={buttonStyle('primary')}>
          {t('returnHome')}
        </Link>
      </Notice>
    </div>
  );
}
