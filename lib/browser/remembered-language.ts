import { choiceName, languageName } from '@/lib/http/cookie-names.mjs';
import { readCookie, writeCookie } from './cookies';
import { keepInTab } from './tab-storage';

const oneYear = 60 * 60 * 24 * 365;

/** Keeps the code of a chosen language under the spec's `lang`, but for this tab alone where only what is needed is wanted. */
export function rememberLanguage(code: string): void {
  keepInTab(languageName, code);
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
