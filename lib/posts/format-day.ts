import { dayFormat } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/languages';

const timeZone = 'Europe/London';
const iso = new Intl.DateTimeFormat('en-CA', { timeZone });

/** 21 November 2026, in the visitor's language and Western digits. Made on the server: browsers differ. */
export function longDay(moment: string, locale: Locale): string {
  return dayFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(moment));
}

/** 2026-11-21, as the spec has it under comments. */
export function isoDay(moment: string): string {
  return iso.format(new Date(moment));
}
