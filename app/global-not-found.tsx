import '@/app/globals.css';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import { fontVariables } from '@/app/fonts';
import { Missing } from '@/components/layout/missing';
import { defaultLocale, languageOf } from '@/lib/i18n/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'Errors' });
  return { title: t('missingTitle'), robots: { index: false } };
}

/** For addresses that match no route; it stands alone, outside every layout. */
export default async function GlobalNotFoundPage() {
  setRequestLocale(defaultLocale);
  const { Client } = await getMessages({ locale: defaultLocale });
  return (
    <html lang={languageOf(defaultLocale).tag} className={fontVariables}>
      <body>
        <NextIntlClientProvider locale={defaultLocale} messages={{ Client }} timeZone="Europe/London">
          <main id="content">
            <Missing />
          </main>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
