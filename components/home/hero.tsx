import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/layout/phone-link';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';

export function Hero({ company }: { company: Company | null }) {
  const t = useTranslations('Home.hero');
  const locale = useLocale();
  return (
    <section className="bg-sage-soft">
      <div className="wrap grid items-center gap-10 py-10 lg:grid-cols-[1fr_1.05fr] lg:py-16">
        <div>
          <h1>{t('title')}</h1>
          <p className="measure mt-5 text-xl">{t('promise')}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Link href="/listing" className={buttonStyle('primary')}>
              {t('findCare')}
            </Link>
            <Link href="/form" className={buttonStyle('secondary')}>
              {t('callBack')}
            </Link>
          </div>
          <search>
            <form action={localePath(locale, '/listing')} method="get" className="mt-8 max-w-md">
              <label htmlFor="home-search" className="font-semibold">
                {t('searchLabel')}
              </label>
              <div className="mt-1 flex">
                <input
                  id="home-search"
                  name="q"
                  type="search"
                  maxLength={100}
                  className="min-h-12 w-full min-w-0 rounded-s-control border border-line-strong bg-surface px-3"
                />
                <button type="submit" className={`${buttonStyle('accent')} rounded-s-none`}>
                  {t('go')}
                  <ArrowRight aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
                </button>
              </div>
            </form>
          </search>
          {company?.phone && (
            <p className="mt-6 text-muted">
              {t('orCall')}{' '}
              <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
              <InOwnLanguage className="block sm:inline">{company.openingHours}</InOwnLanguage>
            </p>
          )}
        </div>
        {/* biome-ignore lint/performance/noImgElement: our own drawings need no optimiser */}
        <img
          src="/illustrations/hero.svg"
          alt=""
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
