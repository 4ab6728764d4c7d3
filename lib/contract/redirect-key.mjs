// A plain module: the front (scripts/site) knows by it what was asked for, the care API what leads on.

/** Names by which WordPress calls one post of its own. */
const postNumber = /(^|&)page_id=/g;

/**
 * The one spelling of an address, without language: decoded, in small letters, without a slash behind. Null for what can be
 * none.
 * @param {string} address a path with or without what stands behind its `?`
 * @returns {string | null}
 */
export function redirectKey(address) {
  const [whole = ''] = address.split('#', 1);
  const at = whole.indexOf('?');
  const path = decode(at === -1 ? whole : whole.slice(0, at));
  const query = at === -1 ? '' : decode(whole.slice(at + 1).replaceAll('+', ' '));
  if (path === null || query === null || !path.startsWith('/')) return null;
  const plain = spell(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (query === '') return plain;
  const asked = spell(query).replace(postNumber, '$1p=');
  return `${plain === '/index.php' ? '/' : plain}?${asked}`;
}

/** What WordPress has behind the address of a text: its feed, its parts, the same for telephones. */
const ofText = /(?<=[^/])(?:\/(?:feed|amp|embed|page\/\d+|comment-page-\d+))+\/?$/i;

/** Parts of a query that are looked at. */
const mostParts = 10;

/**
 * The spellings under which an address may be known, the closest first: with all that was asked, with each part of it, without;
 * at last as the text that something was of.
 * @param {string} address
 * @returns {string[]}
 */
export function redirectKeys(address) {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s);
  const parts = query.split('&').filter(Boolean).slice(0, mostParts);
  const asked = query === '' ? [] : [query, ...(parts.length > 1 ? parts : [])];
  const plain = [path, ...(ofText.test(path) ? [path.replace(ofText, '')] : [])];
  return [...asked.map((part) => `${path}?${part}`), ...plain].flatMap((address) => redirectKey(address) ?? []);
}

/** @param {string} text */
function spell(text) {
  return text.normalize('NFC').toLowerCase();
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
