import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Locale } from './languages';
import { textsIn, translateText } from './translated-text';

export async function getTranslateText(locale: Locale): Promise<(original: string) => string> {
  const texts = textsIn(await getMessages({ locale }));
  return (original) => translateText(texts, original).text;
}
