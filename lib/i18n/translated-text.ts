import { useMessages } from 'next-intl';

/** The provider's own texts in the language of a page: by the key of its original, what each is in it. */
export type TranslatedTexts = Readonly<Record<string, string>>;

type Shown = { text: string; isOurs: boolean };

/** Messages may have no full stop in their keys. */
export function toTextKey(original: string): string {
  return original.replaceAll('.', '\u2024');
}

export function translateText(texts: TranslatedTexts, original: string): Shown {
  const key = toTextKey(original);
  const words = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return words ? { text: words, isOurs: true } : { text: original, isOurs: false };
}

export function pickTexts(texts: TranslatedTexts, originals: readonly string[]): TranslatedTexts {
  const keys = originals.map(toTextKey).filter((key) => Object.hasOwn(texts, key));
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']));
}

export function textsIn(messages: {
  readonly ProviderTexts?: TranslatedTexts;
  readonly [namespace: string]: unknown;
}): TranslatedTexts {
  return messages.ProviderTexts ?? {};
}

export function useTranslateText(): (original: string) => Shown {
  const texts = textsIn(useMessages());
  return (original) => translateText(texts, original);
}
