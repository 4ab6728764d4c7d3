import { ChevronDown, Menu, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';
import { CallBackLink } from './call-back-link';
import { LanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import type { MenuLink } from './menu-links';
import { NavigationLink } from './navigation-link';
import { PhoneLink } from './phone-link';
import { SessionMenu } from './session-menu';

type HeaderProps = { company: Company | null; links: MenuLink[]; children?: React.ReactNode };

export function Header({ company, links, children }: HeaderProps) {
  const t = useTranslations('Layout');
  return (
    <header className="no-print border-line border-b bg-surface">
      {company?.isSample && (
        <p
          data-for-visitors
          className="bg-sand px-4 py-1 text-center text-sm max-sm:py-0.5 max-sm:text-[0.8125rem] max-sm:leading-tight"
        >
          {t('sampleNotice')}
        </p>
      )}
      {/* A row of its own: whose name stands here must not move the menu below. */}
      <div data-part="strip" className="hidden border-line border-b lg:block">
        <div className="wrap flex items-center gap-4 text-sm">
          <Reach company={company} />
          <div className="ms-auto">
            <LanguageSwitcher />
          </div>
          {/* At the end: what it folds out must not lie over the menu below. */}
          <SessionMenu isFolded />
        </div>
      </div>
      <div data-part="main" className="wrap relative flex flex-wrap items-center gap-x-4 py-2 sm:py-3 lg:flex-nowrap">
        <Logo company={company} />
        <nav data-for-visitors aria-label={t('mainNavigation')} className="hidden min-w-0 lg:block">
          <ul className="flex flex-wrap items-center gap-1">
            {links.map((link) => (
              <li key={link.href}>{link.below?.length ? <FoldedEntry link={link} /> : <MenuEntry link={link} />}</li>
            ))}
          </ul>
        </nav>
        <CallBackLink data-for-visitors className={`${buttonStyle('primary')} ms-auto whitespace-nowrap max-lg:hidden`}>
          {t('requestCallBack')}
        </CallBackLink>
        <div
          data-part="reach"
          className="-mb-2 flex min-w-0 basis-full items-center justify-between gap-2 text-sm lg:hidden"
        >
          <Reach company={company} />
          <div className="ms-auto">
            <LanguageSwitcher />
          </div>
        </div>
        {/* Its panel stands in the flow, so that it covers nothing; only the button is laid over the first row. */}
        <details data-for-visitors className="basis-full lg:hidden" data-close-on-navigation>
          <summary className="absolute end-4 top-2 flex sm:top-3 min-h-11 list-none items-center gap-2 rounded-control border border-line-strong px-4 font-semibold [&::-webkit-details-marker]:hidden">
            <Menu aria-hidden className="size-5" />
            {t('menu')}
          </summary>
          <div className="mt-3 border-line border-t pt-3">
            <nav data-for-visitors aria-label={t('mainNavigation')}>
              <ul className="grid gap-1">
                {links.map((link) => (
                  <li key={link.href}>
                    <MenuEntry link={link} />
                    {link.below?.length ? (
                      <ul className="ms-6 grid gap-1 border-line border-s ps-2">
                        <EntriesBelow links={link.below} />
                      </ul>
                    ) : null}
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-2 border-line border-t pt-2">
              <SessionMenu isFolded={false} />
            </div>
            <div className="mt-4 border-line border-t pt-4">
              <CallBackLink data-for-visitors className={buttonStyle('primary')}>
                {t('requestCallBack')}
              </CallBackLink>
            </div>
          </div>
        </details>
      </div>
      {children}
    </header>
  );
}

/** The number and its hours: in one line, which is cut rather than broken; on a phone one below the other, and whole. */
function Reach({ company }: { company: Company | null }) {
  if (!company?.phone) return null;
  return (
    <p data-for-visitors className="flex min-w-0 flex-col gap-x-2 sm:flex-row sm:items-center sm:whitespace-nowrap">
      <PhoneLink
        phone={company.phone}
        className="inline-flex min-h-7 items-center self-start whitespace-nowrap font-semibold text-base text-primary underline-offset-4 hover:underline sm:self-auto lg:min-h-11"
      >
        <Phone aria-hidden className="me-1.5 inline size-4" />
      </PhoneLink>
      <OpeningHours
        company={company}
        hasTitle
        className="text-muted max-sm:-mt-1 max-sm:text-[0.8125rem] max-sm:leading-tight sm:truncate"
      />
    </p>
  );
}

/** Of one name with those beside it: where one opens, the others close, without script too. */
function FoldedEntry({ link }: { link: MenuLink }) {
  return (
    <details name="main-menu" className="relative" data-folds-away data-close-on-navigation>
      <summary className="flex min-h-11 list-none items-center gap-1 whitespace-nowrap rounded-control px-2 font-semibold hover:bg-sage-soft [&::-webkit-details-marker]:hidden">
        <MenuLabel link={link} />
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </summary>
      <ul className="absolute start-0 top-full z-40 mt-1 grid min-w-56 gap-1 rounded-card border border-line bg-surface p-2 shadow-raised">
        <EntriesBelow links={[link, ...(link.below ?? [])]} />
      </ul>
    </details>
  );
}

function EntriesBelow({ links }: { links: MenuLink[] }) {
  return links.map((link) => (
    <li key={link.href}>
      <MenuEntry link={link} />
    </li>
  ));
}

function MenuEntry({ link }: { link: MenuLink }) {
  return (
    <NavigationLink href={link.href}>
      <MenuLabel link={link} />
    </NavigationLink>
  );
}

function MenuLabel({ link }: { link: MenuLink }) {
  const t = useTranslations('Layout.menus');
  return link.key === 'menu' ? <InOwnLanguage isTranslatable>{link.label}</InOwnLanguage> : t(link.key);
}
