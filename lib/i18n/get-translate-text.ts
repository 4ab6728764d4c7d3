import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Locale } from './languages';
import { textsIn, translateText } from './translated-text';

/** The same as `useTranslateText` for what is no component: the text of a title, of data for search engines. */
export async function getTranslateText(locale: Locale): Promise<(original: string) => string> {
  const texts = textsIn(await getMessages({ locale }));
  return (original) => translateText(texts, original).text;
}
