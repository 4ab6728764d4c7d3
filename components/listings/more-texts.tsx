'use client';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useMemo } from 'react';
import { type TranslatedTexts, textsIn } from '@/lib/i18n/translated-text';

type MoreTextsProps = { texts: TranslatedTexts | undefined; children: React.ReactNode };

/** The provider's texts that came with a later answer, beside those of the page. */
export function MoreTexts({ texts, children }: MoreTextsProps) {
  const messages = useMessages();
  const more = useMemo(() => ({ ...messages, ProviderTexts: { ...textsIn(messages), ...texts } }), [messages, texts]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={more}>
      {children}
    </NextIntlClientProvider>
  );
}
