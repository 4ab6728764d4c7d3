import { useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
import { buttonStyle } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import type { Company } from '@/lib/contract/company';
import { Link } from '@/lib/i18n/navigation';

type HeroProps = {
  company: Company | null;
  /** The two fields that lead into the directory. */
  search: React.ReactNode;
};

export function Hero({ company, search }: HeroProps) {
  const t = useTranslations('Home.hero');
  return (
    <section className="bg-sage-soft">
      <div className="wrap grid items-center gap-10 py-10 lg:grid-cols-[1fr_1.05fr] lg:py-16">
        <div>
          <h1>{t('title')}</h1>
          <p className="measure mt-5 text-xl">{t('promise')}</p>
          <div className="mt-6">{search}</div>
          <div className="mt-6 flex flex-wrap gap-4">
            <Link href="/listing" className={buttonStyle('primary')}>
              {t('findCare')}
            </Link>
            <Link href="/form" className={buttonStyle('secondary')}>
              {t('callBack')}
            </Link>
          </div>
          {company?.phone && (
            <p className="mt-6 text-muted">
              {t('orCall')}{' '}
              <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
              <OpeningHours company={company} className="block sm:inline" />
            </p>
          )}
        </div>
        <Drawing
          src="/illustrations/hero.svg"
          width={960}
          height={720}
          fetchPriority="high"
          decoding="async"
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}
