import { type Messages, NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/lib/i18n/languages';
import { heldResults } from '@/lib/listings/held-results.mjs';
import { KeptCard } from './kept-card';
import { ListingResults } from './listing-results';

/** The HTML of results by the name they are held by, as a page of that language shows them. */
export function resultsHtml(name: string, words: { locale: Locale; messages: Messages }): string {
  const results = heldResults(name);
  if (!results) throw new Error(`results that nobody holds: ${name}`);
  return renderToStaticMarkup(
    <NextIntlClientProvider {...words} timeZone="Europe/London">
      <ListingResults {...results} Card={KeptCard} />
    </NextIntlClientProvider>,
  );
}
