import 'client-only';
import { type Locale, languageOf, localePath } from '@/lib/i18n/languages';
import { type FieldValue, fillFormValues, readFormValues } from './form-values';
import { rememberLanguage } from './remembered-language';
import { keepInTab, takeFromTab } from './tab-storage';

const key = 'switched-words';

/** As a link to this page in another language is followed: that is remembered, and the query and what is typed go along. */
export function takeAlong(link: HTMLAnchorElement, locale: Locale, path: string): void {
  rememberLanguage(languageOf(locale).code);
  const address = localePath(locale, path);
  keepInTab(key, JSON.stringify({ address, words: readFormValues() }));
  link.href = address + window.location.search;
}

/** Puts it into the page at `address`. Whatever page comes next takes it: on any other, it is gone. */
export function restoreAfterLanguageSwitch(address: string): void {
  const text = takeFromTab(key);
  if (!text) return;
  const kept: { address: string; words: FieldValue[] } = JSON.parse(text);
  if (kept.address === address) fillFormValues(kept.words);
}
