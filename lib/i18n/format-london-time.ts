import { dayFormat } from './formats';
import type { Locale } from './languages';

export function formatLondonTime(iso: string, locale: Locale): string {
  const form = dayFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/London',
  });
  return form.format(new Date(iso));
}
