import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/languages';
import { getRegisterWords } from '@/lib/i18n/register-words';
import { type TranslatedTexts, toTextKey, translateText } from '@/lib/i18n/translated-text';
import { read } from './client';

type Pairs = readonly { original: string; words: string }[];

/** The very same each time: what is made of the texts is made once. */
const none: TranslatedTexts = {};

/** By the answer they were read from, which many pages share. */
const made = new WeakMap<Pairs, TranslatedTexts>();

/**
 * The provider's own texts in a language: all but the bodies of pages, or the body of one, `page-7` by its menu. What the
 * registers call things is said in our words, where the API keeps none of the provider's. None in English.
 */
export async function getTranslatedTexts(locale: Locale, part = 'site'): Promise<TranslatedTexts> {
  if (locale === defaultLocale) return none;
  const [reading, ours] = await Promise.all([
    read(endpoints.listTranslatedTexts, { params: { language: locale, part } }),
    part === 'site' ? getRegisterWords(locale) : none,
  ]);
  if (reading.state !== 'ready') return ours;
  const known = made.get(reading.value);
  if (known) return known;
  const theirs = reading.value.map(({ original, words }) => [toTextKey(original), words]);
  const texts = { ...ours, ...Object.fromEntries(theirs) };
  made.set(reading.value, texts);
  return texts;
}

export async function listLanguagesOf(
  originals: readonly string[],
  part = 'site',
  among: readonly Locale[] = locales,
): Promise<Locale[]> {
  const texts = await Promise.all(among.map((locale) => getTranslatedTexts(locale, part)));
  const said = originals.filter(Boolean);
  return among.filter(
    (locale, at) =>
      locale === defaultLocale || said.every((original) => translateText(texts[at] ?? {}, original).isOurs),
  );
}
