import { useMessages } from 'next-intl';

/** The provider's own texts in the language of a page: by the key of its original, what each is in it. */
export type TranslatedTexts = Readonly<Record<string, string>>;

/** `isOurs`: in the page's language. */
type Shown = { text: string; isOurs: boolean };

/** Messages may have no full stop in their keys. */
export function toTextKey(original: string): string {
  return original.replaceAll('.', '\u2024');
}

/** A text of the provider as a page says it: translated, or as it is where nobody has translated it. */
export function translateText(texts: TranslatedTexts, original: string): Shown {
  const key = toTextKey(original);
  const words = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return words ? { text: words, isOurs: true } : { text: original, isOurs: false };
}

/** Those of some originals. */
export function pickTexts(texts: TranslatedTexts, originals: readonly string[]): TranslatedTexts {
  const keys = originals.map(toTextKey).filter((key) => Object.hasOwn(texts, key));
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']));
}

/** The texts that were sent along with the words of a page. */
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
