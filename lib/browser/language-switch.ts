import 'client-only';
import { type FieldValue, fillFormValues, readFormValues } from './form-values';
import { keepInTab, takeFromTab } from './tab-storage';

const key = 'switched-words';

export function keepForLanguageSwitch(address: string): void {
  keepInTab(key, JSON.stringify({ address, words: readFormValues() }));
}

/** Puts it into the page at `address`. Whatever page comes next takes it: on any other, it is gone. */
export function restoreAfterLanguageSwitch(address: string): void {
  const text = takeFromTab(key);
  if (!text) return;
  const kept: { address: string; words: FieldValue[] } = JSON.parse(text);
  if (kept.address === address) fillFormValues(kept.words);
}
