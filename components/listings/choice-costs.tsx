import { useTranslations } from 'next-intl';
import { Sentence } from '@/components/ui/in-own-language';
import type { Category } from '@/lib/contract/category';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { choiceCosts } from '@/lib/listings/filter-choices';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { QueryLink } from './query-link';
import { useChoiceWords } from './use-choice-words';

type ChoiceCostsProps = {
  query: ListingQuery;
  categories: Category[];
  page: ListingCardPage;
};

/** What each choice shuts out, and the way to have it. */
export function ChoiceCosts({ query, categories, page }: ChoiceCostsProps) {
  const t = useTranslations('Client.listing');
  const words = useChoiceWords();
  const costs = choiceCosts(query, { categories, page, words });
  if (costs.length === 0) return null;
  return (
    <ul className="no-print mt-2 flex flex-wrap gap-x-6">
      {costs.map(({ name, content, count, without }) => (
        <li key={JSON.stringify(without)}>
          <QueryLink query={query} change={without} className="link inline-flex min-h-11 items-center">
            <Sentence content={content}>{t('cost', { name, count })}</Sentence>
          </QueryLink>
        </li>
      ))}
    </ul>
  );
}
