import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { WelcomeLogin } from '@/components/auth/welcome-login';
import { Costs } from '@/components/fees/costs';
import { Tiles } from '@/components/home/tiles';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
import { Regulator } from '@/components/layout/regulator';
import { WithMessages } from '@/components/layout/with-messages';
import { DirectorySearch } from '@/components/listings/directory-search';
import { buttonStyle } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany, listClaims } from '@/lib/care-api/content';
import { getTileListingId } from '@/lib/care-api/listings';
import type { Claim } from '@/lib/contract/claims';
import type { Company } from '@/lib/contract/company';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/',
    title: t('Welcome.metaTitle'),
    description: t('Welcome.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function WelcomePage({ params }: PageProps<'/[locale]'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [company, claims, findCarerId, liveInId] = await Promise.all([
    getCompany(),
    listClaims(),
    getTileListingId('findCarer'),
    getTileListingId('liveIn'),
  ]);
  return (
    <>
      <Welcome company={company} claims={claims} />
      <Regulator company={company} />
      <Tiles findCarerId={findCarerId} liveInId={liveInId} />
      <Costs company={company} claims={claims} now={new Date()} />
      <JsonLd data={await pageGraph(locale)} />
    </>
  );
}

const services = ['liveIn', 'information', 'jobs'] as const;

function Welcome({ company, claims }: { company: Company | null; claims: readonly Claim[] }) {
  const t = useTranslations('Welcome');
  return (
    <div className="wrap grid items-center gap-10 py-12 lg:grid-cols-2">
      <div>
        <h1>{t('title')}</h1>
        <p className="measure mt-4 text-xl">{t('promise')}</p>
        <div className="mt-6 max-w-2xl">
          <DirectorySearch id="welcome" submitLabel={t('search')} />
        </div>
        <ul className="mt-6 grid gap-3">
          {services
            .filter((service) => service !== 'jobs' || claims.includes('fairWork'))
            .map((service) => (
              <li key={service} className="flex gap-3 before:font-bold before:text-primary before:content-['✓']">
                {t(`services.${service}`)}
              </li>
            ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-4">
          <Link href="/listing" className={buttonStyle('primary')}>
            {t('findCare')}
          </Link>
          <Link href="/home" className={buttonStyle('secondary')}>
            {t('home')}
          </Link>
        </p>
        {company?.phone && (
          <p className="mt-6">
            <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
            <OpeningHours company={company} className="text-muted" />
          </p>
        )}
      </div>
      <WithMessages rooms={['Auth']} faults="account">
        <WelcomeLogin />
      </WithMessages>
    </div>
  );
}
