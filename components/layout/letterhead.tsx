import { useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';
import { Logo } from './logo';
import { PrintedOn } from './printed-on';

/** Head of a printed page: the sheet on the kitchen table says whose it is, and where it came from. */
export function Letterhead({ company }: { company: Company | null }) {
  const t = useTranslations('Layout');
  return (
    <div className="hidden border-ink border-b pb-3 print:block">
      <div className="flex items-start justify-between gap-8">
        <Logo company={company} />
        {company && (
          <div className="text-end text-sm">
            <p className="font-semibold">
              <bdi dir="ltr">{company.phone}</bdi>
            </p>
            <OpeningHours company={company} as="p" />
            <p>{company.email}</p>
            <InOwnLanguage as="p">{company.address}</InOwnLanguage>
          </div>
        )}
      </div>
      <PrintedOn label={t('printed')} />
      {company?.isSample && <p className="text-sm">{t('footer.sample')}</p>}
    </div>
  );
}
