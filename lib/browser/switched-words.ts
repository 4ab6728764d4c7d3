import 'client-only';
import { keepInTab, takeFromTab } from './tab-storage';
import { readWords, type Word, writeWords } from './typed-words';

const key = 'switched-words';

/** Keeps what is typed on this page for the page at `address`, the same in another language. */
export function keepForLanguage(address: string): void {
  keepInTab(key, JSON.stringify({ address, words: readWords() }));
}

/** Puts it into the page at `address`. Whatever page comes next takes it: on any other, it is gone. */
export function restoreFromLanguage(address: string): void {
  const text = takeFromTab(key);
  if (!text) return;
  const kept: { address: string; words: Word[] } = JSON.parse(text);
  if (kept.address === address) writeWords(kept.words);
}
