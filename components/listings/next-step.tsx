import { Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import type { ListingView } from '@/lib/listings/listing-view';

type NextStepProps = {
  listing: Pick<ListingView, 'id' | 'job' | 'phones'>;
  canApply: boolean;
};

/** Who looks for work applies; a family asks, or rings. */
export function NextStep({ listing, canApply }: NextStepProps) {
  const t = useTranslations('Details');
  const phone = listing.phones.find(({ href }) => href !== null);
  return (
    <>
      {canApply && (
        <Link href={`/applynow2/${listing.id}`} prefetch={false} className={buttonStyle('accent')}>
          {t('applyNow')}
        </Link>
      )}
      <a href="#ask" className={buttonStyle(canApply ? 'secondary' : 'accent')}>
        {t(listing.job ? 'askAboutJob' : 'askAboutService')}
      </a>
      {phone?.href && (
        <a href={phone.href} className={buttonStyle('secondary')}>
          <Phone aria-hidden className="size-5" />
          <span>
            {t('ring')} <bdi dir="ltr">{phone.label}</bdi>
          </span>
        </a>
      )}
    </>
  );
}
