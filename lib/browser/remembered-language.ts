import { choiceName, languageName } from '@/lib/http/cookie-names.mjs';
import { readCookie, writeCookie } from './cookies';

const oneYear = 60 * 60 * 24 * 365;

/** Keeps the code of a chosen language under the spec's `lang`, unless the visitor wants only what the site needs. */
export function rememberLanguage(code: string): void {
  if (readCookie(choiceName) === 'necessary') return;
  writeCookie(languageName, code, { maxAge: oneYear });
  try {
    localStorage.setItem(languageName, code);
  } catch {
    // Storage may be blocked; the cookie is enough.
  }
}

export function forgetLanguage(): void {
  writeCookie(languageName, '', { maxAge: 0 });
  try {
    localStorage.removeItem(languageName);
  } catch {
    // Where storage is blocked it holds nothing.
  }
}
