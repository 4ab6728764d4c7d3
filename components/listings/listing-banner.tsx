import { MapPin } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage, ProviderSentence } from '@/components/ui/in-own-language';
import { linkRel } from '@/components/ui/link-rel';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import { doorOf } from '@/lib/contract/kind';
import { listingHref } from '@/lib/contract/listing-query';
import { formatPounds } from '@/lib/fees/format-pounds';
import { Link } from '@/lib/i18n/navigation';
import type { ListingView } from '@/lib/listings/listing-view';
import { JobFactList } from './job-fact-list';
import { NextStep } from './next-step';
import { WhatItIs } from './what-it-is';

type ListingBannerProps = {
  listing: ListingView;
  canApply: boolean;
  /** What whoever looks has applied for here. */
  own: React.ReactNode;
};

export function ListingBanner({ listing, canApply, own }: ListingBannerProps) {
  const t = useTranslations('Details');
  const onCard = useTranslations('Client.card');
  const { job, prices, from, status } = listing;
  return (
    <div className="bg-sage">
      <div className="wrap grid items-center gap-8 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="grid min-w-0 gap-4">
          <p className="no-print flex flex-wrap gap-2">
            {listing.categories.map((name) => (
              <Tag key={name} tone="sand" isTranslatable>
                {name}
              </Tag>
            ))}
            <Tag tone="blush" isOurs>
              {t('state', { status: onCard(`status.${status}`) })}
            </Tag>
          </p>
          <h1 className="text-[clamp(1.75rem,1.3rem+2vw,2.75rem)]">
            <InOwnLanguage>{listing.title}</InOwnLanguage>
          </h1>
          {job ? (
            listing.place && (
              <p className="flex items-center gap-2">
                <MapPin aria-hidden className="size-5 shrink-0" />
                <InOwnLanguage>{listing.place}</InOwnLanguage>
              </p>
            )
          ) : (
            <WhatItIs listing={listing} />
          )}
          {job && <JobFactList job={job} />}
          {!job && <Price from={from} price={prices[0]} />}
          {status !== 'Open' && <p className="rounded-control bg-surface p-4">{t(`statusHelp.${status}`)}</p>}
          <div className="no-print flex flex-wrap items-center gap-3">
            {own}
            {status !== 'Closed' && <NextStep listing={listing} canApply={canApply} />}
            <MoreLikeThis listing={listing} />
          </div>
        </div>
        <Picture
          src={listing.picture}
          alt=""
          sizes="(width >= 64rem) 28rem, (width >= 48rem) 22rem, 100vw"
          width={640}
          height={400}
          loading="first"
          className="no-print aspect-[16/10] w-full rounded-card bg-sage-soft object-cover shadow-card"
        />
      </div>
    </div>
  );
}

function MoreLikeThis({ listing: { kinds, categories, categoryIds, status } }: { listing: ListingView }) {
  const t = useTranslations('Details');
  const toAll = useTranslations('Client.noPage');
  // Where a category of it is unknown, nothing tells which name belongs to the first.
  const [name = ''] = categories.length === categoryIds.length ? categories : [];
  // Without its kind it would be shown in Find care.
  const href = listingHref({
    kinds: doorOf(kinds) === 'care' ? [] : kinds,
    categories: name ? categoryIds.slice(0, 1) : [],
  });
  return (
    <Link
      href={href}
      rel={linkRel(href)}
      prefetch={false}
      className={buttonStyle(status === 'Closed' ? 'accent' : 'quiet')}
    >
      {name ? (
        <ProviderSentence text={name}>{(kind) => t('seeAll', { name: kind })}</ProviderSentence>
      ) : (
        toAll('toListings')
      )}
    </Link>
  );
}

/** By its lines where it has some, else in its own words. */
function Price({ from, price }: { from: ListingView['from']; price: string | undefined }) {
  const t = useTranslations('Fees');
  const locale = useLocale();
  if (!from && !price) return null;
  return (
    <p className="font-semibold text-xl">
      {from === 'old' && t('askToday')}
      {from && from !== 'old' && t('from', { price: formatPounds(from.week, locale) })}
      {!from && price && <InOwnLanguage>{price}</InOwnLanguage>}
    </p>
  );
}
