import 'server-only';
import sanitizeHtml from 'sanitize-html';

/** Cleaning costs more than its input grows, so the input is bounded first. */
const maxLength = 65_536;

/** HTML of the provider, safe to show; headings start below the page's own. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html.slice(0, maxLength), {
    allowedTags: [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'a',
      'blockquote',
      'code',
      'pre',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'caption',
      'dl',
      'dt',
      'dd',
      'abbr',
    ],
    allowedAttributes: {
      a: ['href', 'title'],
      abbr: ['title'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: {
      h1: 'h2',
      a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    },
  });
}

/** The words of an HTML text, for descriptions and structured data. */
export function plainText(html: string): string {
  const spaced = html.slice(0, maxLength).replace(/<\/(p|li|h\d|div|td|tr)>|<br\s*\/?>/gi, ' ');
  return decode(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
