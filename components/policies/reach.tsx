import { useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';

/** Whom to ring or write to about what a page is about. */
export function Reach({ company, person = '' }: { company: Company | null; person?: string }) {
  const t = useTranslations('Policies.reach');
  return (
    <ul>
      {person && (
        <li>
          {t('person')} <InOwnLanguage>{person}</InOwnLanguage>
        </li>
      )}
      {company?.phone && (
        <li>
          {t('phone')} <PhoneLink phone={company.phone} className="link inline-block font-semibold" />{' '}
          <OpeningHours company={company} className="inline-block" />
        </li>
      )}
      {company?.email && (
        <li>
          {t('email')}{' '}
          <a href={`mailto:${company.email}`} className="link wrap-anywhere">
            <bdi dir="ltr">{company.email}</bdi>
          </a>
        </li>
      )}
      {company?.address && (
        <li>
          {t('post')} <InOwnLanguage>{company.address}</InOwnLanguage>
        </li>
      )}
    </ul>
  );
}
