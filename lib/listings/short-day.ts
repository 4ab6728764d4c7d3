import { type Locale, languageOf } from '@/lib/i18n/languages';

const timeZone = 'Europe/London';

/** '4 December 2026', put together from its parts: server and browser write the same, whatever they know of a language. */
export function shortDay(moment: string, locale: Locale): string {
  const { day, month, year } = partsOf(moment, locale);
  return `${day} ${month} ${year}`;
}

/** 'December 2026'. */
export function monthOf(moment: string, locale: Locale): string {
  const { month, year } = partsOf(moment, locale);
  return `${month} ${year}`;
}

function partsOf(moment: string, locale: Locale): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const language = `${languageOf(locale).tag}-u-nu-latn`;
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  return Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}
