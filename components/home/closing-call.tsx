import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/layout/phone-link';
import { buttonStyle } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import type { Claim } from '@/lib/contract/claims';
import type { Company } from '@/lib/contract/company';
import { Link } from '@/lib/i18n/navigation';

type ClosingCallProps = { company: Company | null; claims: readonly Claim[] };

export function ClosingCall({ company, claims }: ClosingCallProps) {
  const t = useTranslations('Home.closing');
  return (
    <section aria-labelledby="closing" className="wrap">
      <div className="grid items-center gap-8 rounded-card bg-blush p-8 md:grid-cols-[1fr_auto] md:p-12">
        <div>
          <h2 id="closing">{t('title')}</h2>
          {claims.includes('noPressure') && <p className="measure mt-3 text-xl">{t('text')}</p>}
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link href="/form" className={buttonStyle('primary')}>
              {t('callBack')}
            </Link>
            {company?.phone && (
              <PhoneLink
                phone={company.phone}
                className="link inline-flex min-h-11 items-center font-semibold text-xl"
              />
            )}
          </p>
        </div>
        <Drawing
          src="/illustrations/book-a-call.svg"
          width={320}
          height={200}
          loading="lazy"
          className="hidden md:block"
        />
      </div>
    </section>
  );
}
