import { directionOf, type Locale } from './languages';

/** What the provider writes in, as BCP 47 says it; the API does not tell. */
const contentLanguage = 'en';

type LanguageMark = { lang?: string; dir?: 'ltr' | 'rtl' | 'auto' };

/** As most texts are; to count letters by their script takes ten times as long. */
const ascii = /^[ -~\s]*$/;
const letters = /\p{L}/gu;
const latinLetters = /\p{Script=Latin}/gu;
const arabicLetters = /\p{Script=Arabic}/gu;
const urduLetters = /[ٹڈڑںہے]/u;
/** Of Urdu, and of Persian, Kurdish and others too. */
const sharedLetters = /[پچژکگی]/u;

/** By the script of most letters; nothing without letters or in the page's language, `dir="auto"` where it is open. */
export function languageMark(text: string, locale: Locale): LanguageMark {
  if (ascii.test(text)) return /[a-z]/i.test(text) ? markOf(contentLanguage, 'ltr', locale) : {};
  const all = count(text, letters);
  if (all === 0) return {};
  if (count(text, latinLetters) * 2 >= all) return markOf(contentLanguage, 'ltr', locale);
  if (count(text, arabicLetters) * 2 < all) return { dir: 'auto' };
  if (urduLetters.test(text)) return markOf('ur', 'rtl', locale);
  if (sharedLetters.test(text)) return { dir: 'auto' };
  return markOf('ar', 'rtl', locale);
}

function markOf(lang: string, dir: 'ltr' | 'rtl', locale: Locale): LanguageMark {
  if (primary(lang) === primary(locale)) return {};
  return dir === directionOf(locale) ? { lang } : { lang, dir };
}

/** `en-GB` → `en` */
function primary(tag: string): string {
  return tag.split('-', 1).join();
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
