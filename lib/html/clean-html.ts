import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { allowedHtml, cutHtml, withOwnId } from '@/lib/contract/html';
import { levelHeadings } from './level-headings';
import { type HtmlWords, linkExternalMedia } from './link-external-media';
import { nestLists } from './nest-lists';

/** Headings start below the page's own and skip no level; what would load from elsewhere becomes a link. */
export function cleanHtml(html: string, words: HtmlWords = {}): string {
  const cleaned = sanitizeHtml(cutHtml(html), {
    ...allowedHtml,
    transformTags: {
      ...levelHeadings(),
      '*': (tagName, attribs) => ({ tagName, attribs: withOwnId(attribs) }),
      a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    },
  });
  return linkExternalMedia(nestLists(cleaned), words);
}

export function plainText(html: string): string {
  const spaced = cutHtml(html).replace(/<\/(p|li|h\d|div|td|tr)>|<br\s*\/?>/gi, ' ');
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
