'use client';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { emptyListingQuery, isUnfiltered, type ListingQuery, listingHref } from '@/lib/contract/listing-query';
import { Link } from '@/lib/i18n/navigation';

type EmptyResultsProps = { query: ListingQuery; onChange: (next: Partial<ListingQuery>) => void };

export function EmptyResults({ query, onChange }: EmptyResultsProps) {
  const t = useTranslations('Client.listing');
  return (
    <Notice title={t('noData')} picture="/illustrations/no-results.svg">
      {isUnfiltered(query) ? (
        <p>{t('nothingYet')}</p>
      ) : (
        <>
          <p>{t('noMatch')}</p>
          <Link
            href={listingHref({})}
            prefetch={false}
            onClick={(event) => {
              event.preventDefault();
              onChange(emptyListingQuery);
            }}
            className={buttonStyle('primary')}
          >
            {t('clear')}
          </Link>
        </>
      )}
    </Notice>
  );
}
