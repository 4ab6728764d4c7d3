import { defaultLocale, languages } from './language-table.mjs';

export { defaultLocale };

type LanguageInForce = Extract<(typeof languages)[number], { isInForce: true }>;
export type Locale = LanguageInForce['locale'];

const byName = new Intl.Collator('en');
const inForce = languages.filter((language): language is LanguageInForce => language.isInForce);

export const locales: readonly Locale[] = inForce.map(({ locale }) => locale);
/** For a list to choose from: by their own names, Latin letters first, in the order of the world's scripts. */
export const localesByName = inForce
  .toSorted((one, other) => byName.compare(one.name, other.name))
  .map(({ locale }) => locale);
export const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language the back office is shown in on pages of `locale`: it is kept in English and Arabic alone. */
export function backOfficeLocale(locale: Locale): 'en' | 'ar' {
  return locale === 'ar' ? 'ar' : 'en';
}

export function toLocale(value: string | null | undefined): Locale {
  return value && isLocale(value) ? value : defaultLocale;
}

export function languageOf(locale: Locale): LanguageInForce {
  const language = inForce.find((other) => other.locale === locale);
  if (!language) throw new Error(`No language for locale ${locale}`);
  return language;
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return languageOf(locale).direction;
}

/** What stands between two sentences: a full stop of full width brings its own room. */
export function sentenceGap(locale: string): '' | ' ' {
  return locale === 'zh' || locale === 'ja' ? '' : ' ';
}

/** `/listing` → `/ar/listing`; English stays as it is. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
