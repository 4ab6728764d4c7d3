import { type Locale, languageOf } from '@/lib/i18n/languages';

/** When something was, as people in the office read it: day and time in London. */
export function formatMoment(iso: string, locale: Locale): string {
  const say = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${languageOf(locale).tag}-u-nu-latn`, { ...style, timeZone: 'Europe/London' }).format(
      new Date(iso),
    );
  const parts = [say({ dateStyle: 'medium' }), say({ timeStyle: 'short' })];
  // A line ends between the day and the time, and within neither.
  return parts.reduce(
    (said, part) => said.replace(part, part.replace(/\s/g, '\u00a0')),
    say({ dateStyle: 'medium', timeStyle: 'short' }),
  );
}
