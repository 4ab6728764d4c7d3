import { useTranslations } from 'next-intl';
import { Sentence } from '@/components/ui/in-own-language';
import type { ListingGroup } from '@/lib/contract/listing-page';

type GroupHeadingProps = {
  group: ListingGroup;
  /** Whether others are all that was asked. */
  hasMatches: boolean;
  /** Nothing that fits better stands before it. */
  isFirst: boolean;
  /** As people know it. */
  place: string;
};

/** Says why the listings below it are there. What was asked for needs no reason. */
export function GroupHeading({ group, hasMatches, isFirst, place }: GroupHeadingProps) {
  const t = useTranslations('Client.listing');
  if (group.reason === 'match') return <h2 className="sr-only">{t('results')}</h2>;
  return (
    <h2 className="border-line border-t pt-4 text-xl first:border-t-0">
      <Sentence content={place}>{reasonOf({ group, hasMatches, isFirst, place }, t)}</Sentence>
    </h2>
  );
}

type Words = ReturnType<typeof useTranslations<'Client.listing'>>;

function reasonOf({ group, hasMatches, isFirst, place }: GroupHeadingProps, t: Words): string {
  const { reason, count, miles } = group;
  switch (reason) {
    case 'nearby':
      if (miles === null || !place) return t('groups.further', { count });
      return hasMatches
        ? t('groups.nearby', { count, miles, place })
        : t('groups.nearbyInstead', { count, miles, place });
    case 'widened':
      return t('groups.widened', { count, miles: miles ?? 0, place });
    case 'around':
      return t('groups.around', { count, miles: miles ?? 0, place });
    case 'match':
      return t('results');
    case 'instead':
      return t(isFirst ? 'groups.instead' : 'groups.besides');
    default:
      return t(`groups.${reason}`, { count });
  }
}
