import { poundFormat } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/languages';

/** '£1,250' in English, '1.250 £' in German; pennies where there are any. It reads left to right everywhere. */
export function formatPounds(amount: number, locale: Locale): string {
  return `\u2066${poundFormat(locale).format(amount)}\u2069`;
}

/** '+ £150': what comes to a price, and is none by itself. */
export function formatAddition(amount: number, locale: Locale): string {
  return `\u2066+\u00a0${poundFormat(locale).format(amount)}\u2069`;
}
