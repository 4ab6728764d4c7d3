'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import type { Category } from '@/lib/contract/category';
import type { ListingFacets } from '@/lib/contract/listing-page';
import { emptyListingQuery, isUnfiltered, type ListingQuery, listingHref } from '@/lib/contract/listing-query';
import { Link } from '@/lib/i18n/navigation';
import { filterChoices } from '@/lib/listings/filter-choices';

type FilterTagsProps = {
  query: ListingQuery;
  categories: Category[];
  facets: ListingFacets | undefined;
  onChange: (next: Partial<ListingQuery>) => void;
};

const tag =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-primary bg-sage-soft px-4 hover:bg-sage';

/** Everything that narrows the list, each a link that takes it away. */
export function FilterTags({ query, categories, facets, onChange }: FilterTagsProps) {
  const t = useTranslations('Client.listing');
  if (isUnfiltered(query)) return null;
  const instant = (event: React.MouseEvent, next: Partial<ListingQuery>) => {
    event.preventDefault();
    onChange(next);
  };
  return (
    <ul aria-label={t('chosen')} className="no-print mt-4 flex flex-wrap items-center gap-2">
      {filterChoices(query, categories, facets).map(({ name, without }) => (
        <li key={name}>
          <Link
            href={listingHref({ ...query, ...without, page: 1 })}
            prefetch={false}
            onClick={(event) => instant(event, without)}
            className={tag}
          >
            <ReadAs shown={<InOwnLanguage>{name}</InOwnLanguage>}>
              <Sentence content={name}>{t('remove', { name })}</Sentence>
            </ReadAs>
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={listingHref({ sort: query.sort })}
          prefetch={false}
          onClick={(event) => instant(event, { ...emptyListingQuery, sort: query.sort })}
          className="link inline-flex min-h-11 items-center px-2"
        >
          {t('clear')}
        </Link>
      </li>
    </ul>
  );
}
