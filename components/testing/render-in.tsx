import { render } from '@testing-library/react';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { backOfficeLocale, type Locale } from '@/lib/i18n/languages';

/** Renders as a page of that language does. */
export function renderIn(
  locale: Locale,
  element: React.ReactElement,
  messages: AbstractIntlMessages = messagesOf(locale),
) {
  return render(element, { wrapper: ({ children }) => withWords(locale, children, messages) });
}

/** The HTML that a browser has of it before any script. */
export function serve(locale: Locale, element: React.ReactElement): string {
  return renderToString(withWords(locale, element, messagesOf(locale)));
}

function withWords(locale: Locale, children: React.ReactNode, messages: AbstractIntlMessages) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/London">
      {children}
    </NextIntlClientProvider>
  );
}

function messagesOf(locale: Locale): AbstractIntlMessages {
  return {
    ...require(`@/messages/${locale}.json`),
    ...require(`@/messages/admin/${backOfficeLocale(locale)}.json`),
    ProviderTexts: require(`@/messages/registers/${locale}.json`),
  };
}
