import { getTranslations } from 'next-intl/server';
import { listCategories, listSearchFilters } from '@/lib/care-api/content';
import { doorOf } from '@/lib/contract/kind';
import { emptyListingQuery, type ListingQuery, parseListingQuery } from '@/lib/contract/listing-query';
import { getTranslateText } from '@/lib/i18n/get-translate-text';
import type { Locale } from '@/lib/i18n/languages';
import { askedWords } from '@/lib/listings/search-title';

/** What was asked of the directory, in the reader's words, and which part of it: 'Carer jobs, nights, Leeds'. */
export async function saySearch(search: string, locale: Locale) {
  const query = parseListingQuery(new URLSearchParams(search)) ?? emptyListingQuery;
  const t = await getTranslations({ locale });
  const door = doorOf(query.kinds);
  const asked = [t(`Listing.doors.${door}.title`), ...(await sayChoices(query, locale))];
  return { door, asked: asked.join(t('Client.listing.comma')).slice(0, 300) };
}

export async function sayChoices(query: ListingQuery, locale: Locale): Promise<string[]> {
  const [say, categories, filters, translate] = await Promise.all([
    getTranslations({ locale, namespace: 'Client.listing' }),
    listCategories(),
    query.filters.length > 0 ? listSearchFilters() : [],
    getTranslateText(locale),
  ]);
  return askedWords(query, say, { categories, filters, translate });
}
