import { useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';

/** How to complain: by the form, on the telephone or by letter, and what comes of it. */
export function ComplaintScreen({ company, form }: { company: Company | null; form: React.ReactNode }) {
  const t = useTranslations('Complaints');
  return (
    <div className="wrap grid gap-12 py-10 lg:grid-cols-2">
      <div>
        <h1>{t('title')}</h1>
        <p className="measure mt-4 text-xl">{t('intro')}</p>
        <h2 className="mt-8">{t('ways')}</h2>
        <ul className="mt-3 grid gap-3">
          {company?.phone && (
            <li>
              {t('byPhone')}{' '}
              <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
              <OpeningHours company={company} className="text-muted" />
            </li>
          )}
          {company?.email && (
            <li>
              {t('byEmail')}{' '}
              <a href={`mailto:${company.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
                <bdi dir="ltr">{company.email}</bdi>
              </a>
            </li>
          )}
          {company?.address && (
            <li>
              {t('byPost')} <InOwnLanguage>{company.address}</InOwnLanguage>
            </li>
          )}
          <li>{t('inPerson')}</li>
        </ul>
        <h2 className="mt-8">{t('next')}</h2>
        <ol className="mt-3 grid list-decimal gap-2 ps-5">
          {(['acknowledge', 'look', 'answer'] as const).map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
        <h2 className="mt-8">{t('elsewhere')}</h2>
        <ul className="mt-3 grid gap-3">
          {(['lgo', 'cqc', 'ico'] as const).map((body) => (
            <li key={body}>
              <InOwnLanguage as="p" className="font-semibold">
                {t(`bodies.${body}.name`)}
              </InOwnLanguage>
              <p>
                {t(`bodies.${body}.what`)}{' '}
                <a href={addresses[body]} className="link inline-flex min-h-11 items-center">
                  <bdi dir="ltr">{addresses[body].replace('https://', '')}</bdi>
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <section
        aria-labelledby="write"
        className="self-start rounded-card border border-line bg-surface p-6 shadow-card sm:p-8"
      >
        <h2 id="write">{t('formTitle')}</h2>
        {form}
      </section>
    </div>
  );
}

const addresses = {
  lgo: 'https://www.lgo.org.uk/make-a-complaint',
  cqc: 'https://www.cqc.org.uk/give-feedback-on-care',
  ico: 'https://ico.org.uk/make-a-complaint',
} as const;
