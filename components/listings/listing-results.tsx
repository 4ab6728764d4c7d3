'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import type { Category } from '@/lib/contract/category';
import { type ListingQuery, listingHref, radiusLimits } from '@/lib/contract/listing-query';
import { localePath } from '@/lib/i18n/languages';
import { countMatches, groupCards } from '@/lib/listings/grouped-cards';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { AskUs } from './ask-us';
import { ChoiceCosts } from './choice-costs';
import { EmptyResults } from './empty-results';
import { GroupHeading } from './group-heading';
import { ListingCard } from './listing-card';
import { QueryLink } from './query-link';

type ListingResultsProps = {
  page: ListingCardPage | undefined;
  query: ListingQuery;
  categories: Category[];
  phone: string;
  isLoading: boolean;
  hasFailed: boolean;
  onTurn: (page: number) => void;
  onChange: (next: Partial<ListingQuery>) => void;
};

export function ListingResults(props: ListingResultsProps) {
  const { page, query, categories, phone, isLoading, hasFailed, onTurn, onChange } = props;
  const t = useTranslations('Client.listing');
  const locale = useLocale();

  if (!page) return hasFailed ? <Away /> : <Loading />;
  if (page.cards.length === 0) return <EmptyResults {...{ page, query, categories, phone, onChange }} />;
  const matches = countMatches(page);
  return (
    <>
      {hasFailed && <p className="mt-4 rounded-control bg-danger-soft p-4">{t('away')}</p>}
      <ChoiceCosts query={query} categories={categories} page={page} onChange={onChange} />
      <div aria-busy={isLoading} className="transition-opacity aria-busy:opacity-60">
        {groupCards(page).map(({ group, cards }, place) => (
          <section key={`${group.reason}-${cards[0]?.id}`} className="mt-3 sm:mt-4">
            <GroupHeading
              group={group}
              hasMatches={matches > 0}
              isFirst={page.groups.indexOf(group) < 1}
              place={page.understood.place?.name ?? query.near}
            />
            <ul className="mt-3 grid gap-3 sm:gap-4">
              {cards.map((card, index) => (
                <Fragment key={card.id}>
                  <li>
                    <ListingCard
                      card={group.reason === 'travels' ? { ...card, miles: null } : card}
                      eager={place === 0 && index < 3}
                    />
                  </li>
                  {/* Where nothing fits, people come before the rest of what is merely nearest. */}
                  {group.reason === 'instead' && index === Math.min(1, cards.length - 1) && (
                    <li>
                      <AskUs query={query} phone={phone} />
                    </li>
                  )}
                </Fragment>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {query.within !== null && query.within * 2 <= radiusLimits.most && (
        <p className="no-print mt-6">
          <QueryLink
            query={query}
            change={{ within: query.within * 2 }}
            onChange={onChange}
            className="link inline-flex min-h-11 items-center"
          >
            {t('widen', { miles: query.within * 2 })}
          </QueryLink>
        </p>
      )}
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
      <ul aria-hidden className="mt-4 grid gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((slot) => (
          <li key={slot} className="h-44 animate-pulse rounded-card bg-sage" />
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
