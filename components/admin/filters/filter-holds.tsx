import { useTranslations } from 'next-intl';
import type { Choice } from '@/lib/admin/resource';
import type { KeptFilter } from '@/lib/contract/search-filter';
import { Link } from '@/lib/i18n/navigation';
import { RowEnd } from '../resource/row-end';

type FilterHoldsProps = {
  filter: KeptFilter;
  /** Values it can be merged into, and categories by which it can be split. */
  others: readonly Choice[];
  categories: readonly Choice[];
};

/** Which listings have a value, and what else can become of it: one with another, two, or none. */
export function FilterHolds({ filter, others, categories }: FilterHoldsProps) {
  const t = useTranslations('AdminFilters');
  const { id, version, header, value, listings } = filter;
  const merge = { title: t('merge'), hint: t('mergeHint'), into: t('into'), choose: t('choose'), do: t('mergeYes') };
  const split = { title: t('split'), hint: t('splitHint'), into: t('splitBy'), choose: t('chooseCategory') };
  return (
    <RowEnd
      merges={[
        ...(others.length > 0 ? [{ what: 'filters' as const, id, version, into: others, words: merge }] : []),
        ...(listings > 0
          ? [
              {
                what: 'split' as const,
                id,
                version,
                into: categories,
                words: { ...split, value: t('splitValue'), do: t('splitYes') },
              },
            ]
          : []),
      ]}
      deletion={{
        kind: 'filter',
        id: String(id),
        name: `${header}: ${value}`,
        path: '/adminPanel/filters',
        search: '',
        held: listings,
        note: listings > 0 ? t('losing', { listings }) : '',
      }}
    >
      <p>
        {t('holds', { listings })}{' '}
        {listings > 0 && (
          <Link href={`/adminPanel/listings?filter=${id}`} prefetch={false} className="link">
            {t('show')}
          </Link>
        )}
      </p>
    </RowEnd>
  );
}
