import { useLocale, useTranslations } from 'next-intl';
import { TranslatedNames } from '@/components/ui/translated-names';
import type { RegisterFacts } from '@/lib/contract/listing';
import type { ListingView } from '@/lib/listings/listing-view';
import { longDay } from '@/lib/posts/format-day';

/** What a register knows of a service, and since when, or else how old the page's words are: an import's day is neither. */
export function ListingFacts({ listing }: { listing: ListingView }) {
  const t = useTranslations('Details.facts');
  const locale = useLocale();
  const { register, updatedAt } = listing;
  return (
    <>
      {register && <Facts register={register} />}
      {!register && updatedAt && <p className="text-muted">{t('updated', { day: longDay(updatedAt, locale) })}</p>}
    </>
  );
}

function Facts({ register }: { register: RegisterFacts }) {
  const t = useTranslations('Details.facts');
  const locale = useLocale();
  const { kinds, number, inspectedOn, checkedOn } = register;
  const facts = [
    [t('registeredAs'), kinds.length > 0 && <TranslatedNames names={[...new Set(kinds)]} />],
    [t('number'), number],
    [t('inspected'), inspectedOn && longDay(inspectedOn, locale)],
    [t('checked'), checkedOn && longDay(checkedOn, locale)],
  ] as const;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('title')}</h2>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className="text-muted text-sm">{term}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
