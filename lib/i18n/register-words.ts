import 'server-only';
import { defaultLocale, type Locale } from './languages';
import type { TranslatedTexts } from './translated-text';

/** The very same each time: what is made of the words is made once. */
const none: TranslatedTexts = {};

/** What the UK's care registers call services and people, in a language: closed lists, so we can say them. */
export async function getRegisterWords(locale: Locale): Promise<TranslatedTexts> {
  if (locale === defaultLocale) return none;
  const { default: words } = await import(`../../messages/registers/${locale}.json`);
  return words;
}
