import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/layout/phone-link';
import { buttonStyle } from '@/components/ui/button';
import { linkRel } from '@/components/ui/link-rel';
import { type ListingQuery, listingHref } from '@/lib/contract/listing-query';
import { Link } from '@/lib/i18n/navigation';

/** Where the list does not help, a person does: by phone, or by a call back that knows what was looked for. */
export function AskUs({ query, phone }: { query: ListingQuery; phone: string }) {
  const t = useTranslations('Client.listing');
  const href = listingHref(query).replace('/listing', '/form');
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-blush p-4 text-start">
      <p className="grow basis-60">{t('ask')}</p>
      {phone && <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center font-semibold" />}
      <Link href={href} rel={linkRel(href)} prefetch={false} className={buttonStyle('primary')}>
        {t('askUs')}
      </Link>
    </div>
  );
}
