/** The spec's 18 languages: their stored code, BCP 47 tag and own name. */
export const languages = [
  { code: 'AE', tag: 'ar', name: 'العربية' },
  { code: 'TW', tag: 'zh-Hant', name: '繁體中文' },
  { code: 'DK', tag: 'da', name: 'Dansk' },
  { code: 'NL', tag: 'nl', name: 'Nederlands' },
  { code: 'EN', tag: 'en-GB', name: 'English' },
  { code: 'FR', tag: 'fr', name: 'Français' },
  { code: 'DE', tag: 'de', name: 'Deutsch' },
  { code: 'GR', tag: 'el', name: 'Ελληνικά' },
  { code: 'HU', tag: 'hu', name: 'Magyar' },
  { code: 'IT', tag: 'it', name: 'Italiano' },
  { code: 'JP', tag: 'ja', name: '日本語' },
  { code: 'PL', tag: 'pl', name: 'Polski' },
  { code: 'PT', tag: 'pt-PT', name: 'Português' },
  { code: 'RU', tag: 'ru', name: 'Русский' },
  { code: 'SK', tag: 'sk', name: 'Slovenčina' },
  { code: 'ES', tag: 'es', name: 'Español' },
  { code: 'SE', tag: 'sv', name: 'Svenska' },
  { code: 'TR', tag: 'tr', name: 'Türkçe' },
] as const;

/** Languages with a message file; each is a folder of the site's addresses, English without prefix. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language of a locale: `en` is en-GB. */
export function languageOf(locale: Locale) {
  const language = languages.find(({ tag }) => tag === locale || tag.startsWith(`${locale}-`));
  if (!language) throw new Error(`No language for locale ${locale}`);
  return language;
}

/** Arabic is the only right-to-left language of the spec. */
export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** `/listing` → `/ar/listing`; English stays as it is. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
