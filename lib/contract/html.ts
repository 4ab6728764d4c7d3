/** Longest HTML field in characters: cleaning costs more than its input grows. */
export const longestHtml = 65_536;
/** Of a post or page, in characters: 20,000 words with their HTML. */
export const longestArticle = 300_000;

export function cutHtml(html: string): string {
  return html.slice(0, html.length > longestHtml && isDeep(html) ? longestHtml : longestArticle);
}

/** Cleaning costs the square of the depth: a hundred thousand open tags would keep everybody waiting for seconds. */
export function isDeep(html: string): boolean {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (unpaired.test(name)) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > 1_000) return true;
  }
  return false;
}

/** Tags that have no end, or are often written without it. */
const unpaired = /^(br|hr|img|wbr|input|source|col|area|embed|link|meta|track|p|li|td|th|tr|dt|dd)$/i;

/** Ids in a text begin with it: what its own jumps lead to, and nothing of the page around it. */
export const aimPrefix = 'part-';

export function withOwnId(attributes: Record<string, string>): Record<string, string> {
  const { id, ...others } = attributes;
  return id === undefined || /^part-[\w-]{1,60}$/.test(id) ? attributes : others;
}

/** Name of a file that the API keeps, in an address of it; null for every other address. */
export function ownFile(address: string): string | null {
  return /\/Documents\/appImages\/([\w][\w .()-]{0,199})$/.exec(address)?.[1] ?? null;
}

/** In the words of sanitize-html. The care API cleans what it stores, the site what it shows, whoever's API it is. */
export const allowedHtml = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark'],
    ...['del', 'ins', 'q', 'cite', 'kbd', 'details', 'summary'],
    ...['abbr', 'a', 'img', 'figure', 'figcaption', 'iframe', 'audio', 'video'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'id'],
    abbr: ['title'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'sandbox', 'loading', 'referrerpolicy', 'allowfullscreen'],
    audio: ['src', 'controls', 'preload'],
    video: ['src', 'poster', 'controls', 'preload'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
