import 'client-only';

/** Keeps a text in this tab, where the browser lets us: blocked or full, nothing can be kept. */
export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // As said above.
  }
}

/** What was kept, once; null for nothing. */
export function takeFromTab(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
