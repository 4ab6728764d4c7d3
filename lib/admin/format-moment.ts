import { type Locale, languageOf } from '@/lib/i18n/languages';

/** When something was, as people in the office read it: day and time in London. */
export function formatMoment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(`${languageOf(locale).tag}-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(iso));
}
