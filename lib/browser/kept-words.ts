import 'client-only';
import { keepInTab, takeFromTab } from './tab-storage';
import { readWords, type Word, writeWords } from './typed-words';

const keyOf = (path: string) => `kept-words ${path}`;

/** Keeps what is typed on this page, in this tab, until its owner is back from logging in. */
export function keepWords(path: string, owner: string): void {
  const kept = readWords();
  if (kept.length > 0) keepInTab(keyOf(path), JSON.stringify({ owner, kept }));
}

/** Puts it back, once, and for nobody else. */
export function restoreWords(path: string, owner: string): void {
  const text = takeFromTab(keyOf(path));
  if (!text) return;
  const stored: { owner: string; kept: Word[] } = JSON.parse(text);
  if (stored.owner === owner) writeWords(stored.kept);
}
