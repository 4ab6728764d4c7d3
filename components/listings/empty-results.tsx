import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Category } from '@/lib/contract/category';
import { doorOf } from '@/lib/contract/kind';
import { type ListingQuery, listingHref } from '@/lib/contract/listing-query';
import { emptyQueryOf, kindChoices } from '@/lib/listings/doors';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { AskUs } from './ask-us';
import { ChoiceCosts } from './choice-costs';
import { QueryLink } from './query-link';

type EmptyResultsProps = {
  page: ListingCardPage;
  query: ListingQuery;
  categories: Category[];
  phone: string;
};

/** No way ends here: what a choice costs, the kinds there are, and somebody to ask. */
export function EmptyResults({ page, query, categories, phone }: EmptyResultsProps) {
  const t = useTranslations('Client.listing');
  const door = doorOf(query.kinds);
  const nothing = emptyQueryOf(door);
  return (
    <>
      <Notice title={t('noData')} picture="/illustrations/no-results.svg">
        {listingHref({ ...query, sort: 'best', page: 1 }) === listingHref(nothing) ? (
          <p>{t('nothingYet')}</p>
        ) : (
          <>
            <ChoiceCosts query={query} categories={categories} page={page} />
            <ul className="flex flex-wrap justify-center gap-2">
              {kindChoices(door).map((kind) => (
                <li key={kind}>
                  <QueryLink query={nothing} change={{ kinds: [kind] }} className={buttonStyle('secondary')}>
                    {t(`kinds.${kind}`)}
                  </QueryLink>
                </li>
              ))}
            </ul>
            <QueryLink query={nothing} change={{}} className={buttonStyle('primary')}>
              {t('clear')}
            </QueryLink>
          </>
        )}
      </Notice>
      <div className="mt-3">
        <AskUs query={query} phone={phone} />
      </div>
    </>
  );
}
