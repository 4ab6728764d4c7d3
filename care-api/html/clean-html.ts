import sanitizeHtml from 'sanitize-html';

/** Longest HTML field in characters: the cleaner's cost grows faster than its input. */
export const longestHtml = 65_536;

/** HTML a person wrote, with nothing left in it that runs, posts, tracks or restyles the page. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html.slice(0, longestHtml), options).trim();
}

const frames = /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|www\.google\.com\/maps\/embed\?|maps\.google\.com\/)/;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark'],
    ...['a', 'img', 'figure', 'figcaption', 'iframe', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'sandbox', 'loading', 'referrerpolicy', 'allowfullscreen'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'title', 'form'],
  // The page has its own h1.
  transformTags: {
    h1: 'h2',
    a: (tagName, { target: _dropped, ...attribs }) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, sandbox: 'allow-scripts allow-same-origin allow-popups', loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !frames.test(attribs.src ?? ''),
};
