import { type Locale, languageOf } from './languages';

const days = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<Locale, Intl.NumberFormat>();
const pounds = new Map<Locale, Intl.NumberFormat>();

/** In Western digits. Made once: a format is dear to make, and a page says many days. */
export function dayFormat(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(style);
  const format = days.get(key) ?? new Intl.DateTimeFormat(tagOf(locale), style);
  days.set(key, format);
  return format;
}

export function numberFormat(locale: Locale): Intl.NumberFormat {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(tagOf(locale));
  numbers.set(locale, format);
  return format;
}

/** The same of pounds, with pennies where there are any. Arabic has them as the English texts beside it do. */
export function poundFormat(locale: Locale): Intl.NumberFormat {
  const tag = languageOf(locale).direction === 'rtl' ? 'en-GB' : tagOf(locale);
  const format = pounds.get(locale) ?? new Intl.NumberFormat(tag, inPounds);
  pounds.set(locale, format);
  return format;
}

const inPounds: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'GBP',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
};

function tagOf(locale: Locale): string {
  return `${languageOf(locale).tag}-u-nu-latn`;
}
