import { choiceName, languageName } from '@/lib/http/cookie-names.mjs';
import { readCookie, writeCookie } from './cookies';

const oneYear = 60 * 60 * 24 * 365;

/** Keeps the code of a chosen language under the spec's `lang`, unless the visitor wants only what the site needs. */
export function rememberLanguage(code: string): void {
  if (readCookie(choiceName) === 'necessary') return;
  writeCookie(languageName, code, { maxAge: oneYear });
  withStorage((storage) => storage.setItem(languageName, code));
}

export function forgetLanguage(): void {
  writeCookie(languageName, '', { maxAge: 0 });
  withStorage((storage) => storage.removeItem(languageName));
}

/** Storage may be blocked; the cookie is enough. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {}
}
