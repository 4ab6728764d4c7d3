import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import { listingHref } from '@/lib/contract/listing-query';
import { Link } from '@/lib/i18n/navigation';
import type { ListingView } from '@/lib/listings/listing-view';
import { PhoneNumbers } from './phone-numbers';

export function ListingBanner({ listing }: { listing: ListingView }) {
  const t = useTranslations('Details');
  return (
    <div className="bg-sage">
      <div className="wrap grid items-center gap-8 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid min-w-0 gap-4">
          <p className="flex flex-wrap gap-2">
            {listing.categories.map((name) => (
              <Tag key={name} tone="sand">
                {name}
              </Tag>
            ))}
          </p>
          <h1 className="text-[clamp(1.75rem,1.3rem+2vw,2.75rem)]">
            <InOwnLanguage>{listing.title}</InOwnLanguage>
          </h1>
          <ul className="grid gap-1">
            {listing.place && (
              <li className="flex items-center gap-2">
                <MapPin aria-hidden className="size-5 shrink-0" />
                <InOwnLanguage>{listing.place}</InOwnLanguage>
              </li>
            )}
            {listing.phones.length > 0 && (
              <li className="flex items-center gap-2">
                <Phone aria-hidden className="size-5 shrink-0" />
                <PhoneNumbers phones={listing.phones} />
              </li>
            )}
            {listing.email && (
              <li className="flex min-w-0 items-center gap-2">
                <Mail aria-hidden className="size-5 shrink-0" />
                <a href={`mailto:${listing.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
                  {listing.email}
                </a>
              </li>
            )}
          </ul>
          {listing.price && (
            <p className="font-semibold text-xl">
              <InOwnLanguage>{listing.price}</InOwnLanguage>
            </p>
          )}
          <p className="no-print flex flex-wrap items-center gap-3">
            {listing.status === 'Open' && (
              <Link href={`/applynow2/${listing.id}`} prefetch={false} className={buttonStyle('accent')}>
                {t('applyNow')}
              </Link>
            )}
            <Link
              href={listingHref({ categories: listing.categoryIds.slice(0, 1) })}
              prefetch={false}
              className={buttonStyle('secondary')}
            >
              {t(`status.${listing.status}`)}
            </Link>
          </p>
          {listing.status !== 'Open' && (
            <p className="rounded-control bg-surface p-4">{t(`statusHelp.${listing.status}`)}</p>
          )}
        </div>
        <Picture
          src={listing.picture}
          alt=""
          sizes="(width >= 64rem) 30rem, (width >= 48rem) 24rem, 100vw"
          width={640}
          height={400}
          loading="first"
          className="aspect-[16/10] w-full rounded-card bg-sage-soft object-cover shadow-card"
        />
      </div>
    </div>
  );
}
