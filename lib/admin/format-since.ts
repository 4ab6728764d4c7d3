import { type Locale, languageOf } from '@/lib/i18n/languages';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long until something, or since: 'in 20 minutes', '2 days ago'. */
export function formatSince(iso: string, now: number, locale: Locale): string {
  const seconds = (Date.parse(iso) - now) / 1_000;
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(`${languageOf(locale).tag}-u-nu-latn`, { numeric: 'auto' });
  return format.format(Math.trunc(seconds / length), unit);
}
