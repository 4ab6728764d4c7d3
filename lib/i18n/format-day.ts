import { dayFormat } from './formats';
import type { Locale } from './languages';

const spoken = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A day such as `2026-12-01` in words: 'Tuesday 1 December', or as `style` says. */
export function formatDay(day: string, locale: Locale, style: Intl.DateTimeFormatOptions = spoken): string {
  return dayFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}
