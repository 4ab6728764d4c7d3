import { getTranslations } from 'next-intl/server';
import { listCategories } from '@/lib/care-api/content';
import { doorOf } from '@/lib/contract/kind';
import { emptyListingQuery, parseListingQuery } from '@/lib/contract/listing-query';
import { getTranslateText } from '@/lib/i18n/get-translate-text';
import type { Locale } from '@/lib/i18n/languages';
import { searchWords } from '@/lib/listings/search-title';

/** What was asked of the directory, in the reader's words, and which part of it: 'Carer jobs, nights, Leeds'. */
export async function saySearch(search: string, locale: Locale) {
  const query = parseListingQuery(new URLSearchParams(search)) ?? emptyListingQuery;
  const [t, say, categories, translate] = await Promise.all([
    getTranslations({ locale, namespace: 'Listing.doors' }),
    getTranslations({ locale, namespace: 'Client.listing' }),
    listCategories(),
    getTranslateText(locale),
  ]);
  const door = doorOf(query.kinds);
  const words = searchWords(query, say, { categories, translate });
  return { door, asked: [t(`${door}.title`), ...words].join(say('comma')).slice(0, 300) };
}
