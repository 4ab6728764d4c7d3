'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Sentence } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import type { Category } from '@/lib/contract/category';
import { doorOf } from '@/lib/contract/kind';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { emptyQueryOf } from '@/lib/listings/doors';
import { filterChoices } from '@/lib/listings/filter-choices';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { QueryLink } from './query-link';
import { useChoiceWords } from './use-choice-words';

type FilterTagsProps = {
  query: ListingQuery;
  categories: Category[];
  page: ListingCardPage | undefined;
  onChange: (next: Partial<ListingQuery>) => void;
};

const tag =
  'wrap-anywhere inline-flex min-h-11 items-center gap-2 rounded-3xl border border-primary bg-sage-soft px-4 hover:bg-sage';

/** Everything that was understood or chosen, each a link that takes it away. */
export function FilterTags({ query, categories, page, onChange }: FilterTagsProps) {
  const t = useTranslations('Client.listing');
  const words = useChoiceWords();
  const choices = filterChoices(query, { categories, answer: page, words });
  if (choices.length === 0) return null;
  return (
    <ul aria-label={t('chosen')} className="no-print mt-2 flex flex-wrap items-center gap-2">
      {choices.map(({ name, content, without }) => (
        <li key={JSON.stringify(without)}>
          <QueryLink query={query} change={without} onChange={onChange} className={tag}>
            <ReadAs shown={<Sentence content={content}>{name}</Sentence>}>
              <Sentence content={content}>{t('remove', { name })}</Sentence>
            </ReadAs>
            <X aria-hidden className="size-4 shrink-0" />
          </QueryLink>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <QueryLink
            query={query}
            change={{ ...emptyQueryOf(doorOf(query.kinds)), sort: query.sort }}
            onChange={onChange}
            className="link inline-flex min-h-11 items-center px-2"
          >
            {t('clear')}
          </QueryLink>
        </li>
      )}
    </ul>
  );
}
