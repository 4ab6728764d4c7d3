import { languageOf, locales } from '@/lib/i18n/languages';
import { monthOf, shortDay } from './short-day';

/** As Intl has it where its words for the language are at hand. */
function known(locale: (typeof locales)[number], style: Intl.DateTimeFormatOptions): string {
  const tag = `${languageOf(locale).tag}-u-nu-latn`;
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC', ...style });
  return format.format(new Date('2027-01-24')).replace(/\s/g, ' ');
}

it.each(locales)('writes a day and a month as %s does', (locale) => {
  expect(shortDay('2027-01-24T12:00:00Z', locale)).toBe(known(locale, { day: 'numeric' }));
  expect(monthOf('2027-01-24T12:00:00Z', locale)).toBe(known(locale, {}));
});

it('says the day of London', () => {
  expect(shortDay('2026-06-30T23:30:00Z', 'de')).toBe('1. Juli 2026');
});
