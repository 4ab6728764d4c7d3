import { dayFormat } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/languages';

const timeZone = 'Europe/London';

/** How a day and a month are put together: server and browser write the same, whatever they know of a language. */
const plain = { day: 'D M Y', month: 'M Y' };
const dotted = { day: 'D. M Y', month: 'M Y' };
const iberian = { day: 'D de M de Y', month: 'M de Y' };
const eastern = { day: 'Y年M月D日', month: 'Y年M月' };
const orders: Partial<Record<Locale, typeof plain>> = {
  da: dotted,
  de: dotted,
  sk: dotted,
  es: iberian,
  pt: iberian,
  ja: eastern,
  zh: eastern,
  hu: { day: 'Y. M D.', month: 'Y. M' },
  ru: { day: 'D M Y г.', month: 'M Y г.' },
};

/** '4 December 2026', '4. Dezember 2026'. */
export function shortDay(moment: string, locale: Locale): string {
  return putTogether(moment, locale, 'day');
}

/** 'December 2026', by the name that a month has on its own. */
export function monthOf(moment: string, locale: Locale): string {
  return putTogether(moment, locale, 'month');
}

function putTogether(moment: string, locale: Locale, what: 'day' | 'month'): string {
  const format = dayFormat(locale, {
    ...(what === 'day' && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const { day = '', month = '', year = '' } = parts;
  const order = (orders[locale] ?? plain)[what];
  return order.replace(/[DMY]/g, (letter) => ({ D: day, M: month, Y: year })[letter] ?? '');
}
