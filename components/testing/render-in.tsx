import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/i18n/languages';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';

/** Renders as a page of that language does. */
export function renderIn(locale: Locale, element: React.ReactElement) {
  return render(
    <NextIntlClientProvider locale={locale} messages={locale === 'ar' ? ar : en} timeZone="Europe/London">
      {element}
    </NextIntlClientProvider>,
  );
}
