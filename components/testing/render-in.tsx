import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/i18n/languages';
import type en from '@/messages/en.json';

/** Renders as a page of that language does. */
export function renderIn(locale: Locale, element: React.ReactElement, messages = messagesOf(locale)) {
  return render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/London">
      {element}
    </NextIntlClientProvider>,
  );
}

function messagesOf(locale: Locale): typeof en {
  return require(`@/messages/${locale}.json`);
}
