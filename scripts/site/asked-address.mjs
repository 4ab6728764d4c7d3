import { escapeHtml } from './escape-html.mjs';

/**
 * A page that stands for another address, such as the 404 page, knows only its own: its links to itself in other
 * languages are turned to the address that was asked for.
 * @param {string} html
 * @param {{ shown: string, asked: string }} paths without language
 */
export function keepAskedAddress(html, { shown, asked }) {
  const [path] = asked.split('?', 1);
  return html.replace(/ href="((?:\/[a-z]{2})?)(\/[^"?]*)"/g, (link, prefix, target) =>
    target === shown ? ` href="${prefix}${escapeHtml(path)}"` : link,
  );
}
