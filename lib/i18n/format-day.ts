import { type Locale, languageOf } from './languages';

const spoken = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A day such as `2026-12-01` in words: 'Tuesday 1 December', or as `style` says. */
export function formatDay(day: string, locale: Locale, style: Intl.DateTimeFormatOptions = spoken): string {
  const form = new Intl.DateTimeFormat(`${languageOf(locale).tag}-u-nu-latn`, { ...style, timeZone: 'UTC' });
  return form.format(new Date(`${day}T00:00Z`));
}
