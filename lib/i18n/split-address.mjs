import { defaultLocale, languages } from './language-table.mjs';

const locales = languages.filter(({ isInForce }) => isInForce).map(({ locale }) => locale);
const prefixed = new RegExp(`^/(?:${locales.filter((locale) => locale !== defaultLocale).join('|')})(?=[/?#]|$)`);

/**
 * `/ar/listing?page=2` → `/ar` and `/listing?page=2`; the prefix is '' for English. A plain module, as the table is.
 * @param {string} address without host
 * @returns {{ prefix: string, path: string }}
 */
export function splitAddress(address) {
  const [prefix] = prefixed.exec(address) ?? [''];
  const path = address.slice(prefix.length);
  return { prefix, path: path.startsWith('/') ? path : `/${path}` };
}
