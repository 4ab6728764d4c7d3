import 'client-only';
import { useLocale } from 'next-intl';
import { type ListingQuery, listingQueryParams } from '@/lib/contract/listing-query';
import { defaultLocale, type Locale } from '@/lib/i18n/languages';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { answersOf } from './answers-of';

const useAnswer = answersOf<ListingCardPage>();

export function useListingPage(query: ListingQuery, initialQuery: ListingQuery, initial: ListingCardPage | null) {
  const locale = useLocale();
  const key = keyOf(query, locale);
  const given = key === keyOf(initialQuery, locale) ? initial : null;
  const { data, ...state } = useAnswer(given ? null : key);
  return { page: given ?? data ?? initial ?? undefined, ...state };
}

function keyOf(query: ListingQuery, locale: Locale): string {
  const params = listingQueryParams(query);
  if (locale !== defaultLocale) params.set('language', locale);
  params.set('page', String(query.page));
  return `/api/listings?${params}`;
}
