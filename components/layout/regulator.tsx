import { useTranslations } from 'next-intl';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';

/** Whether the provider says who watches over it. */
export function isRegulated(company: Company | null): company is Company {
  return Boolean(company?.rating || company?.registration);
}

/** Who watches over the provider, and what they said last; nothing where the provider has not said. */
export function Regulator({ company, isCard = false }: { company: Company | null; isCard?: boolean }) {
  const t = useTranslations('Regulator');
  if (!isRegulated(company)) return null;
  const { rating, registration, regulatorIds } = company;
  const numbers = (['provider', 'location'] as const).filter((one) => regulatorIds[one] !== '');
  return (
    <section
      aria-labelledby="regulator"
      className={isCard ? 'rounded-card border border-line bg-surface p-6' : 'wrap py-8'}
    >
      <h2 id="regulator" className={isCard ? 'text-2xl' : undefined}>
        {t(rating ? 'rated' : 'title')}
      </h2>
      {rating && (
        <p className="mt-3 text-xl">
          <InOwnLanguage as="strong" isTranslatable>
            {rating.value}
          </InOwnLanguage>{' '}
          {rating.date && (
            <span className="text-muted">
              <Sentence content={rating.date}>{t('date', { date: rating.date })}</Sentence>
            </span>
          )}
        </p>
      )}
      {registration && <p className="measure mt-3">{t(registration)}</p>}
      {numbers.length > 0 && (
        <p className="mt-1 text-muted">
          {numbers.map((one) => (
            <span key={one} className="me-4">
              <Sentence content={regulatorIds[one]}>{t(one, { number: regulatorIds[one] })}</Sentence>
            </span>
          ))}
        </p>
      )}
      {rating && /^https?:\/\//i.test(rating.url) && (
        <a
          href={rating.url}
          rel="noopener"
          data-print-address=""
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t('link')}
        </a>
      )}
    </section>
  );
}
