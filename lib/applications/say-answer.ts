import { isDay } from '@/lib/contract/is-day';
import type { Locale } from '@/lib/i18n/languages';
import { longDay } from '@/lib/posts/format-day';

/** An answer as staff read it: a day is kept as '2026-12-20'. */
export function sayAnswer(value: string, locale: Locale): string {
  return isDay(value) ? longDay(value, locale) : value;
}
