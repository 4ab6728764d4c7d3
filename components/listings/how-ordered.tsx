import { useTranslations } from 'next-intl';

const reasons = ['match', 'near', 'closed', 'ties', 'free'] as const;

/** What decides who stands first, in full. */
export function HowOrdered() {
  const t = useTranslations('Listing.order');
  return (
    <section aria-labelledby="order" className="no-print mt-12 rounded-card bg-sage-soft p-5 sm:p-6">
      <h2 id="order" className="text-xl">
        {t('title')}
      </h2>
      <ul className="measure mt-2 grid list-disc gap-1 ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{t(reason)}</li>
        ))}
      </ul>
    </section>
  );
}
