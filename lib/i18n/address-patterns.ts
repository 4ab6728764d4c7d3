import { locales, prefixedLocales } from './languages';

/** The language an address begins with, as Next's routes spell it: `/:locale(ar)`. */
export const prefix = `/:locale(${prefixedLocales.join('|')})`;

const named = locales.map((locale) => `${locale}(?:/|$)`);
const notPages = ['api/', '_next/', 'Documents/', 'og/'];

/** What follows the first slash of an address that names no language. */
export const unprefixed = `((?!${[...named, ...notPages].join('|')}).*)`;
/** The same, without files and feeds. */
export const unprefixedPage = `((?!${[...named, ...notPages, 'feed(?:/|$)'].join('|')})[^.]*)`;
