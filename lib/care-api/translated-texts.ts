import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/languages';
import { type TranslatedTexts, toTextKey, translateText } from '@/lib/i18n/translated-text';
import { read } from './client';

type Pairs = readonly { original: string; words: string }[];

/** The very same each time: what is made of the texts is made once. */
const none: TranslatedTexts = {};

/** By the answer they were read from, which many pages share. */
const made = new WeakMap<Pairs, TranslatedTexts>();

/** All but the bodies of pages, or one page's: `page-7` by its menu. None in English, or where the API has none. */
export async function getTranslatedTexts(locale: Locale, part = 'site'): Promise<TranslatedTexts> {
  if (locale === defaultLocale) return none;
  const reading = await read(endpoints.listTranslatedTexts, { params: { language: locale, part } });
  if (reading.state !== 'ready') return none;
  const known = made.get(reading.value);
  if (known) return known;
  const texts = Object.fromEntries(reading.value.map(({ original, words }) => [toTextKey(original), words]));
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
