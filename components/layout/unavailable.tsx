import { useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Company } from '@/lib/contract/company';
import { Link } from '@/lib/i18n/navigation';
import { PhoneLink } from './phone-link';

/** In place of a page whose content cannot be had right now; the site's front answers it with 503. */
export function Unavailable({ company = null }: { company?: Company | null }) {
  const t = useTranslations('Errors');
  return (
    <div className="wrap">
      <meta name="http-status" content="503" />
      <Notice level={1} title={t('awayTitle')} picture="/illustrations/offline.svg">
        <p>{t('awayText')}</p>
        {company?.phone && (
          <p>
            {t('awayRing')}{' '}
            <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
            <OpeningHours company={company} className="text-muted" />
          </p>
        )}
        <Link href="/listing" className={buttonStyle('primary')}>
          {t('toListings')}
        </Link>
      </Notice>
    </div>
  );
}
