import { createHash } from 'node:crypto';

const attribute = ' style="';
/** All that our components set by hand (`style={…}`), and the last resort's page. */
const known =
  /^(?:(?:object-position|inline-size|contain-intrinsic-block-size|aspect-ratio|left|top):[\w\d .%/]{1,60}(?:;|$)|font-family:system-ui, sans-serif;margin:4rem auto;max-width:36rem;padding:0 1rem$)+$/;

/**
 * CSP sources of a page's style attributes, of those alone that our own components write.
 * @returns {string[]} none where the page has none
 */
export function styleHashes(html) {
  const styles = new Set();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const from = at + attribute.length;
    const style = html.slice(from, html.indexOf('"', from));
    if (known.test(style)) styles.add(style);
  }
  const hashes = [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : [];
}
