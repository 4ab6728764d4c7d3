import '@/app/globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import { fontVariables } from '@/app/fonts';
import { WhomToRing } from '@/components/forms/whom-to-ring';
import { CookieBanner } from '@/components/layout/cookie-banner';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { LanguageOffer } from '@/components/layout/language-offer';
import { Letterhead } from '@/components/layout/letterhead';
import { menuLinks } from '@/components/layout/menu-links';
import { NavigationEvents } from '@/components/layout/navigation-events';
import { PhoneBar } from '@/components/layout/phone-bar';
import { RestoreAfterLanguageSwitch } from '@/components/layout/restore-after-language-switch';
import { SessionWatch } from '@/components/layout/session-watch';
import { SkipLink } from '@/components/layout/skip-link';
import { FooterNewsletter } from '@/components/newsletter/footer-newsletter';
import { getCompany, listCategories, listMenus } from '@/lib/care-api/content';
import { hasNewsletter } from '@/lib/care-api/newsletter';
import { siteUrl } from '@/lib/env';
import { askedLanguageId, askedLanguageScript } from '@/lib/i18n/asked-language.mjs';
import { directionOf, languageOf, locales } from '@/lib/i18n/languages';

export const revalidate = 60;

/** Nothing is rendered by the build, which needs no API: each page is rendered when first asked for, then kept. */
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#1f4d3d',
  colorScheme: 'light dark',
};

export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: 'Meta' });
  return {
    metadataBase: new URL(siteUrl()),
    applicationName: t('siteName'),
    formatDetection: { telephone: false },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-icon.png',
    },
  };
}

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) notFound();
  setRequestLocale(locale);
  const [company, menus, categories, isNewsletterOpen, { Client }] = await Promise.all([
    getCompany(),
    listMenus(),
    listCategories(),
    hasNewsletter(),
    getMessages({ locale }),
  ]);
  const links = menuLinks(menus, categories);

  return (
    <html
      lang={languageOf(locale).tag}
      dir={directionOf(locale)}
      className={fontVariables}
      data-palette={company?.palette}
    >
      <body className="flex min-h-dvh flex-col">
        <NextIntlClientProvider messages={{ Client }} timeZone="Europe/London">
          <SkipLink />
          <NavigationEvents />
          <Header company={company} links={links}>
            <div
              id={askedLanguageId}
              data-for-visitors
              suppressHydrationWarning
              className="hidden min-h-11 border-line border-t bg-sage-soft data-to:block"
            >
              <LanguageOffer id={askedLanguageId} />
            </div>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, the same on each page */}
            <script dangerouslySetInnerHTML={{ __html: askedLanguageScript }} />
          </Header>
          <Letterhead company={company} />
          <main id="content" className="grow">
            <WhomToRing phone={company?.phone}>{children}</WhomToRing>
          </main>
          <CookieBanner />
          <Footer company={company} newsletter={isNewsletterOpen && <FooterNewsletter />} />
          <PhoneBar company={company} />
          <SessionWatch />
          <RestoreAfterLanguageSwitch />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
