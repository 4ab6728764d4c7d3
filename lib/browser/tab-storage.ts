import 'client-only';

/** Keeps a text in this tab, where the browser lets us: blocked or full, nothing can be kept. */
export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // As said above.
  }
}

export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function takeFromTab(key: string): string | null {
  const text = readFromTab(key);
  if (text !== null) sessionStorage.removeItem(key);
  return text;
}
