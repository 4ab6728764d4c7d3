import 'client-only';

const prefix = 'unsent ';
const keptFor = 7 * 24 * 3_600_000;

export type Kept = {
  words: Record<string, string>;
  /** Milliseconds. */
  at: number;
};

export function keepUnsent(form: string, words: Record<string, string>): boolean {
  const kept: Kept = { words, at: Date.now() };
  try {
    localStorage.setItem(prefix + form, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function readUnsent(form: string): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(prefix + form) ?? 'null');
    return kept && Date.now() - kept.at < keptFor ? kept : null;
  } catch {
    return null;
  }
}

export function forgetUnsent(form: string): void {
  try {
    localStorage.removeItem(prefix + form);
  } catch {
    // Blocked: there was nothing.
  }
}

/** For whoever signs out: the next person at this browser has words of their own. */
export function forgetAllUnsent(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Blocked: there was nothing.
  }
}
