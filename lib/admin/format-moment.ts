import { type Locale, languageOf } from '@/lib/i18n/languages';

const styles: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'medium' },
  { timeStyle: 'short' },
];

/** Made once for each language: a list says hundreds of moments, and a format is dear to make. */
const formats = new Map<Locale, Intl.DateTimeFormat[]>();

function formatsOf(locale: Locale): Intl.DateTimeFormat[] {
  const tag = `${languageOf(locale).tag}-u-nu-latn`;
  const made =
    formats.get(locale) ?? styles.map((style) => new Intl.DateTimeFormat(tag, { ...style, timeZone: 'Europe/London' }));
  formats.set(locale, made);
  return made;
}

/** When something was, as people in the office read it: day and time in London. A line ends between the two alone. */
export function formatMoment(iso: string, locale: Locale): string {
  const [whole = '', ...parts] = formatsOf(locale).map((format) => format.format(new Date(iso)));
  return parts.reduce((said, part) => said.replace(part, part.replace(/\s/g, '\u00a0')), whole);
}
