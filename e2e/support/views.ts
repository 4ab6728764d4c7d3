import { backOfficeLocale, defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/languages';
import { firstOf, inTurn } from '../../scripts/test/sample.mjs';

type View = { locale: Locale; prefix: string; width: number };

/** What stands before a path, per language. */
const inForce = locales.map((locale) => ({ locale, prefix: localePath(locale, '') }));
/** For what is looked at in each language: English and the other way of writing; all in the sweep. */
export const languages = firstOf(inForce, 2);
/** Before pages that only the sweep looks at one by one. */
export const unsampled = inForce.filter((language) => !languages.includes(language)).map(({ prefix }) => prefix);
export const translated = languages.filter(({ locale }) => locale !== defaultLocale);
export const prefixes = languages.map(({ prefix }) => prefix);

const widths = [1280, 320];

const all: View[] = inForce.flatMap((language) => widths.map((width) => ({ ...language, width })));

/** English in one width and Arabic in the other; in the sweep each language in each. */
export const views = firstOf(
  widths.flatMap((_, turn) =>
    all.filter((_, index) => (index + Math.floor(index / widths.length)) % widths.length === turn),
  ),
  2,
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
