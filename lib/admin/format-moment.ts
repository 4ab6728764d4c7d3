import { dayFormat } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/languages';

const timeZone = 'Europe/London';
const styles: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'medium', timeStyle: 'short', timeZone },
  { dateStyle: 'medium', timeZone },
  { timeStyle: 'short', timeZone },
];

/** When something was, as people in the office read it: day and time in London. A line ends between the two alone. */
export function formatMoment(iso: string, locale: Locale): string {
  const [whole = '', ...parts] = styles.map((style) => dayFormat(locale, style).format(new Date(iso)));
  return parts.reduce((said, part) => said.replace(part, part.replace(/\s/g, '\u00a0')), whole);
}
