import { useTranslations } from 'next-intl';
import type { Company } from '@/lib/contract/company';
import { OpeningHours } from './opening-hours';
import { PhoneLink } from './phone-link';

type StatusPageProps = {
  /** What was just done; null for nothing. */
  done?: React.ReactNode;
  company: Company | null;
  /** Below whom to ring. */
  after?: React.ReactNode;
  children: React.ReactNode;
};

/** How something stands, for whoever has its address: what was just done, the thing itself, and whom to ring. */
export function StatusPage({ done, company, after, children }: StatusPageProps) {
  const t = useTranslations('CallBackStatus');
  return (
    <div className="wrap max-w-3xl py-10">
      {done && (
        <p role="status" className="mb-6 rounded-card bg-sage p-4 font-semibold">
          {done}
        </p>
      )}
      {children}
      {company?.phone && (
        <p className="mt-6">
          {t('ring')}{' '}
          <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
          <OpeningHours company={company} className="inline-block text-muted" />
        </p>
      )}
      {after}
    </div>
  );
}

type StatusFactsProps = { facts: readonly { term: string; told: React.ReactNode }[] };

/** What is known of it; what is not is left out. */
export function StatusFacts({ facts }: StatusFactsProps) {
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-2 rounded-card border border-line bg-surface p-6 sm:grid-cols-[auto_1fr]">
      {facts.map(
        ({ term, told }) =>
          told && (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="wrap-anywhere mb-2 font-semibold sm:mb-0">{told}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
