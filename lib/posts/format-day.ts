import { type Locale, languageOf } from '@/lib/i18n/languages';

const timeZone = 'Europe/London';

/** 21 November 2026, in the visitor's language and Western digits. Made on the server: browsers differ. */
export function longDay(moment: string, locale: Locale): string {
  const language = `${languageOf(locale).tag}-u-nu-latn`;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(moment));
}

/** 2026-11-21, as the spec has it under comments. */
export function isoDay(moment: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment));
}
