import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Pagination } from '@/components/ui/pagination';
import type { Category } from '@/lib/contract/category';
import { type ListingQuery, listingHref, radiusLimits } from '@/lib/contract/listing-query';
import { localePath } from '@/lib/i18n/languages';
import { groupCards } from '@/lib/listings/grouped-cards';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { AskUs } from './ask-us';
import { ChoiceCosts } from './choice-costs';
import { EmptyResults } from './empty-results';
import { GroupHeading } from './group-heading';
import { ListingCard } from './listing-card';
import { QueryLink } from './query-link';

type ListingResultsProps = {
  page: ListingCardPage;
  query: ListingQuery;
  categories: Category[];
  phone: string;
  /** What shows one of them. */
  Card?: typeof ListingCard;
};

/** One answer of the directory. The first is rendered by the server alone; its links are for the directory to answer. */
export function ListingResults({ page, query, categories, phone, Card = ListingCard }: ListingResultsProps) {
  const t = useTranslations('Client.listing');
  const locale = useLocale();

  if (page.cards.length === 0) return <EmptyResults {...{ page, query, categories, phone }} />;
  return (
    <>
      <ChoiceCosts query={query} categories={categories} page={page} />
      <div>
        {groupCards(page).map(({ group, cards }, place) => (
          <section key={`${group.reason}-${cards[0]?.id}`} className="mt-3 sm:mt-4">
            <GroupHeading
              group={group}
              hasMatches={page.groups.some(({ reason }) => reason === 'match')}
              isFirst={page.groups.indexOf(group) < 1}
              place={page.understood.place?.name ?? query.near}
            />
            <ul className="mt-3 grid gap-3 sm:gap-4">
              {cards.map((card, index) => (
                <Fragment key={card.id}>
                  <li>
                    <Card
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
      />
    </>
  );
}
