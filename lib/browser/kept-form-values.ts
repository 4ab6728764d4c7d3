import 'client-only';
import { type FieldValue, fillFormValues, readFormValues } from './form-values';
import { keepInTab, takeFromTab } from './tab-storage';

const keyOf = (path: string) => `kept-words ${path}`;

export function keepFormValues(path: string, owner: string): void {
  const kept = readFormValues();
  if (kept.length > 0) keepInTab(keyOf(path), JSON.stringify({ owner, kept }));
}

export function restoreFormValues(path: string, owner: string): void {
  const text = takeFromTab(keyOf(path));
  if (!text) return;
  const stored: { owner: string; kept: FieldValue[] } = JSON.parse(text);
  if (stored.owner === owner) fillFormValues(stored.kept);
}
