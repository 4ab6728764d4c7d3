import { defaultLocale } from './language-table.mjs';
import { splitAddress } from './split-address.mjs';

/** On the server, English pages have a prefix too. */
const innerEnglish = new RegExp(`^/${defaultLocale}(?=/|$)`);

/** The page's address as people see it, without its language: `/ar/listing/results` → `/listing`. */
export function shownPath(path: string): string {
  return splitAddress(path.replace(innerEnglish, ''))
    .path.replace(/^\/(listing|blog)\/results$/, '/$1')
    .replace(/^(\/blog-details-user-view\/[^/]+)\/comments$/, '$1')
    .replace(/^\/(form|contact)\/(?:problem|asked)$/, '/$1')
    .replace(/^(\/login-register)\/now\/login$/, '$1')
    .replace(/^(\/login-register)\/now\/(register|forgot)$/, '$1/$2');
}
