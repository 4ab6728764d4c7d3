import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { ListingView } from '@/lib/listings/listing-view';
import { longDay } from '@/lib/posts/format-day';

/** What is known of a service beside its own words, and since when. */
export function ListingFacts({ listing }: { listing: ListingView }) {
  const t = useTranslations('Details.facts');
  const locale = useLocale();
  const { register, updatedAt } = listing;
  const facts = [
    [t('registeredAs'), register?.kinds.join(', ')],
    [t('number'), register?.number],
    [t('inspected'), register?.inspectedOn && longDay(register.inspectedOn, locale)],
    [t('checked'), register?.checkedOn && longDay(register.checkedOn, locale)],
    [t('updated'), !register?.checkedOn && updatedAt && longDay(updatedAt, locale)],
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
                <InOwnLanguage as="dd">{value}</InOwnLanguage>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
