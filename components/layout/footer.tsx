import { Mail, MapPin } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';
import { sentenceGap } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { doorHref } from '@/lib/listings/doors';
import { CallBackLink } from './call-back-link';
import { CookieSettingsButton } from './cookie-settings-button';
import { PhoneLink } from './phone-link';
import { SocialLinks } from './social-links';

const quickLinks = [
  { key: 'home', href: '/home' },
  { key: 'care', href: doorHref('care') },
  { key: 'jobs', href: doorHref('jobs') },
  { key: 'local', href: doorHref('local') },
  { key: 'applyNow', href: '/applynow' },
  { key: 'costs', href: '/what-it-costs' },
  { key: 'callBack', href: '/form' },
  { key: 'faq', href: '/faq' },
  { key: 'photos', href: '/imagegallery' },
  { key: 'videos', href: '/videogallery' },
  { key: 'about', href: '/about' },
  { key: 'contactUs', href: '/contact' },
] as const;

const policyLinks = [
  { key: 'complaints', href: '/complaints' },
  { key: 'safeguarding', href: '/safeguarding' },
  { key: 'accessibility', href: '/accessibility' },
  { key: 'privacy', href: '/privacy-policy' },
  { key: 'cookies', href: '/cookie-policy' },
  { key: 'terms', href: '/terms-condition' },
] as const;

const linkStyle = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

type FooterProps = {
  company: Company | null;
  /** Its box, where the API has one. */
  newsletter: React.ReactNode;
};

export function Footer({ company, newsletter }: FooterProps) {
  const t = useTranslations('Layout.footer');
  const gap = sentenceGap(useLocale());
  const meta = useTranslations('Meta');
  const name = company?.name || meta('siteName');
  const slaveryHref = company?.legal.modernSlaveryUrl ?? '';
  return (
    <footer className="no-print mt-16 bg-band text-white">
      <div
        className={`wrap grid gap-10 py-12 sm:grid-cols-2 ${newsletter ? 'lg:grid-cols-[1fr_1.2fr_1fr_1.4fr]' : 'lg:grid-cols-3'}`}
      >
        <div>
          <h2 className="text-xl">{t('quickLinks')}</h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-4 sm:grid-cols-1">
            {quickLinks.map(({ key, href }) => (
              <li key={key}>
                {key === 'callBack' ? (
                  <CallBackLink className={linkStyle}>{t(key)}</CallBackLink>
                ) : (
                  <Link href={href} className={linkStyle}>
                    {t(key)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-xl">{t('contact')}</h2>
          <Contact company={company} />
          <SocialLinks company={company} className="mt-3" />
        </div>
        <div>
          <h2 className="text-xl">{t('policies')}</h2>
          <ul className="mt-3 grid">
            {policyLinks.map(({ key, href }) => (
              <li key={key}>
                <Link href={href} className={linkStyle}>
                  {t(key)}
                </Link>
              </li>
            ))}
            {isWebAddress(slaveryHref) && (
              <li>
                <a href={slaveryHref} rel="noopener" className={linkStyle}>
                  {t('modernSlavery')}
                </a>
              </li>
            )}
            <li>
              <CookieSettingsButton />
            </li>
          </ul>
        </div>
        {newsletter}
      </div>
      <div className="wrap text-sm">
        <div className="border-white/20 border-t py-5">
          <p>
            <Sentence content={name}>{t('copyright', { name })}</Sentence>
            {company?.isSample && `${gap}${t('sample')}`}
          </p>
          {company && <Legal company={company} />}
        </div>
      </div>
    </footer>
  );
}

/** Who answers for this site before the law, as far as the provider says it. */
function Legal({ company: { legal, registration } }: { company: Company }) {
  const t = useTranslations('Layout.footer.legal');
  const facts = (['companyNumber', 'registeredOffice', 'icoNumber'] as const).filter((fact) => legal[fact] !== '');
  if (facts.length === 0 && !registration) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {facts.map((fact) => (
        <span key={fact}>
          <Sentence content={legal[fact]}>{t(fact, { value: legal[fact] })}</Sentence>
        </span>
      ))}
      {registration && <span>{t(registration)}</span>}
    </p>
  );
}

/** What somebody wrote into the settings leads to the web and to nothing else. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

function Contact({ company }: { company: Company | null }) {
  const t = useTranslations('Layout.footer');
  if (!company?.phone && !company?.email && !company?.address) return <p className="mt-3">{t('contactByForm')}</p>;
  return (
    <address className="mt-3 grid gap-1 not-italic">
      {company.phone && (
        <p>
          <PhoneLink phone={company.phone} className={`${linkStyle} font-semibold text-xl`} />
          <OpeningHours company={company} className="block text-sm" />
        </p>
      )}
      {company.email && (
        <a href={`mailto:${company.email}`} className={`${linkStyle} gap-2 wrap-anywhere`}>
          <Mail aria-hidden className="size-5 shrink-0" />
          {company.email}
        </a>
      )}
      {company.address && (
        <p className="flex gap-2 py-2">
          <MapPin aria-hidden className="mt-1 size-5 shrink-0" />
          <InOwnLanguage>{company.address}</InOwnLanguage>
        </p>
      )}
    </address>
  );
}
