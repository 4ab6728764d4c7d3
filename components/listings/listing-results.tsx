'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { type ListingQuery, listingHref } from '@/lib/contract/listing-query';
import { localePath } from '@/lib/i18n/languages';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { EmptyResults } from './empty-results';
import { ListingCard } from './listing-card';

type ListingResultsProps = {
  page: ListingCardPage | undefined;
  query: ListingQuery;
  isLoading: boolean;
  hasFailed: boolean;
  onTurn: (page: number) => void;
  onChange: (next: Partial<ListingQuery>) => void;
};

export function ListingResults({ page, query, isLoading, hasFailed, onTurn, onChange }: ListingResultsProps) {
  const t = useTranslations('Client.listing');
  const locale = useLocale();

  if (!page) return hasFailed ? <Away /> : <Loading />;
  if (page.cards.length === 0) return <EmptyResults query={query} onChange={onChange} />;
  return (
    <>
      {hasFailed && <p className="mt-4 rounded-control bg-danger-soft p-4">{t('away')}</p>}
      <ul
        aria-busy={isLoading}
        className="mt-6 grid gap-6 transition-opacity aria-busy:opacity-60 sm:grid-cols-2 xl:grid-cols-3"
      >
        {page.cards.map((card, index) => (
          <li key={card.id}>
            <ListingCard card={card} level={2} eager={index < 3} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={page.page}
        pages={page.pages}
        pageLabel={(number) => t('page', { number })}
        href={(number) => localePath(locale, listingHref({ ...query, page: number }))}
        onChoose={(number, event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onTurn(number);
        }}
      />
    </>
  );
}

/** As large as the cards that are coming, so that nothing jumps. */
function Loading() {
  const t = useTranslations('Client.listing');
  return (
    <>
      <p className="mt-4">{t('loadingText')}</p>
      <ul aria-hidden className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((slot) => (
          <li key={slot} className="h-[26rem] animate-pulse rounded-card bg-sage" />
        ))}
      </ul>
    </>
  );
}

function Away() {
  const t = useTranslations('Client.listing');
  return (
    <Notice title={t('noData')} picture="/illustrations/offline.svg">
      <p>{t('away')}</p>
    </Notice>
  );
}
