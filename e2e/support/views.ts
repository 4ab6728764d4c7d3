import { backOfficeLocale, defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/languages';
import { firstOf, inTurn } from '../../scripts/test/sample.mjs';

type View = { locale: Locale; prefix: string; width: number };

/** What stands before a path, per language. */
const inForce = locales.map((locale) => ({ locale, prefix: localePath(locale, '') }));
/** For what is looked at in each language: English, the other way of writing, and one more; all in the sweep. */
export const languages = firstOf(inForce, 3);
/** Before pages that only the sweep looks at one by one. */
export const unsampled = inForce.filter((language) => !languages.includes(language)).map(({ prefix }) => prefix);
export const translated = languages.filter(({ locale }) => locale !== defaultLocale);
export const prefixes = languages.map(({ prefix }) => prefix);

const widths = [1280, 320];

const all: View[] = firstOf(inForce, 4).flatMap((language) => widths.map((width) => ({ ...language, width })));

/** Four languages in each width, in the sweep every one. The first, one for each language, show each width too. */
export const views = widths.flatMap((_, turn) =>
  all.filter((_, index) => (index + Math.floor(index / widths.length)) % widths.length === turn),
);

/** Those of the back office, which is written in two languages. */
export const officeViews = views.filter(({ locale }) => locale === backOfficeLocale(locale));

/** The start page has no slash of its own under a prefix. */
export const withPrefix = (prefix: string, path: string) => (prefix && path === '/' ? prefix : prefix + path);

/** Paths, each in one language after the other; in the sweep each in all. */
export function addressesOf(paths: readonly string[]): string[] {
  return prefixes.flatMap((prefix, turn) =>
    inTurn(paths, turn, prefixes.length).map((path) => withPrefix(prefix, path)),
  );
}
