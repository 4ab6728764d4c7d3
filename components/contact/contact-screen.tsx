import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Drawing } from '@/components/ui/drawing';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';

type ContactScreenProps = { company: Company | null; form: React.ReactNode; map: React.ReactNode };

export function ContactScreen({ company, form, map }: ContactScreenProps) {
  const t = useTranslations('Contact');
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: t('title') }]} />
      <h1 className="mt-2">{t('title')}</h1>
      {company?.phone && company.address && <p className="measure mt-4 text-xl">{t('intro')}</p>}
      <div className="mt-8 grid gap-10 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <Ways company={company} />
          {map}
          <Drawing
            src="/illustrations/information.svg"
            width={480}
            height={360}
            loading="lazy"
            className="no-print mx-auto hidden h-auto w-full max-w-md lg:block"
          />
        </div>
        <section aria-labelledby="write" className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
          <h2 id="write">{t('formTitle')}</h2>
          {form}
        </section>
      </div>
    </div>
  );
}

function Ways({ company }: { company: Company | null }) {
  const t = useTranslations('Contact');
  const { address = '', email = '', phone = '' } = company ?? {};
  if (!address && !email && !phone) return <p>{t('byForm')}</p>;
  return (
    <dl className="grid gap-5">
      {address && (
        <Way icon={<MapPin aria-hidden />} term={t('address')}>
          <InOwnLanguage>{address}</InOwnLanguage>
        </Way>
      )}
      {email && (
        <Way icon={<Mail aria-hidden />} term={t('email')}>
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Way>
      )}
      {phone && (
        <Way icon={<Phone aria-hidden />} term={t('phone')}>
          <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center font-semibold" />
          {company && <OpeningHours company={company} className="block text-muted" />}
        </Way>
      )}
    </dl>
  );
}

function Way({ icon, term, children }: { icon: React.ReactNode; term: string; children: React.ReactNode }) {
  return (
    <div className="relative min-h-12 ps-16">
      <dt className="font-semibold">
        <span className="absolute start-0 top-0 grid size-12 place-items-center rounded-full bg-sage text-primary">
          {icon}
        </span>
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
