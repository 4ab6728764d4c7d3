import type { Company } from '@/lib/contract/company';
import { defaultLocale, type Locale } from '@/lib/i18n/languages';
import { toWeekText } from './week-text';

export type ToldHours = { text: string; isOurs: boolean };

/** In the provider's own words on English pages; elsewhere in the page's language, where its week is known. */
export function openingHoursOf(
  { openingHours, opening }: Pick<Company, 'openingHours' | 'opening'>,
  locale: Locale,
): ToldHours {
  const week = locale === defaultLocale ? '' : toWeekText(opening.openingPeriods, locale);
  return { text: week || openingHours, isOurs: week !== '' };
}
