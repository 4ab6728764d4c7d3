import 'client-only';
import type { Question } from '@/lib/contract/questionnaire';
import type { StoredDraft } from './reconcile-drafts';

const keyOf = (userId: string, listingId: number) => `answers ${userId} ${listingId}`;

export function readStoredDraft(userId: string, listingId: number): StoredDraft | null {
  try {
    const stored: StoredDraft | null = JSON.parse(localStorage.getItem(keyOf(userId, listingId)) ?? 'null');
    return Array.isArray(stored?.draft.answers) ? stored : null;
  } catch {
    return null;
  }
}

/** False when this browser keeps nothing: storage is blocked or full. */
export function storeDraft(userId: string, listingId: number, stored: StoredDraft): boolean {
  return store(keyOf(userId, listingId), JSON.stringify(stored));
}

export function forgetStoredDraft(userId: string, listingId: number): void {
  try {
    localStorage.removeItem(keyOf(userId, listingId));
  } catch {
    // Blocked: nothing was kept.
  }
}

export function hasStoredDrafts(): boolean {
  return storedKeys().some((key) => key.startsWith('answers '));
}

export function listingsWithDrafts(userId: string): number[] {
  const start = `answers ${userId} `;
  return storedKeys().flatMap((key) => (key.startsWith(start) ? Number(key.slice(start.length)) : []));
}

/** Under the names the published client gives them. */
export function rememberQuestions(listingId: number, questions: readonly Question[]): void {
  store('typeId', String(listingId));
  store('questions', JSON.stringify(questions));
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
