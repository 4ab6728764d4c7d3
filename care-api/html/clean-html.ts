import sanitizeHtml from 'sanitize-html';
import { aimPrefix, allowedHtml, cutHtml, ownFile, withOwnId } from '@/lib/contract/html';

/** Nothing is left that runs, posts, tracks or restyles the page, nor what word processors add to pasted text. */
export function cleanHtml(html: string): string {
  const cleaned = sanitizeHtml(cutHtml(html).replace(controlCharacters, ''), options);
  return withoutEmptyBlocks(withoutBareSpans(cleaned).replace(/\s+/g, withoutHardSpaces)).trim();
}

const controlCharacters = /[^\P{Cc}\t\n\r]/gu;
const emptyBlocks = /<(p|div|h[2-6]|span|strong|b|em|i|u|s)(?: [^>]*)?>(?:\s|<br \/>)*<\/\1>/g;

/** Spans that say nothing go, what is in them stays. The tags come in pairs: the cleaner has closed them all. */
function withoutBareSpans(html: string): string {
  const isKept: boolean[] = [];
  return html.replace(/<span( )?[^>]*>|<\/span>/g, (tag, attributes) => {
    if (tag.startsWith('</')) return isKept.pop() ? tag : '';
    isKept.push(attributes !== undefined);
    return attributes === undefined ? '' : tag;
  });
}

/** Word aligns what follows a list's number with a dozen of them. */
function withoutHardSpaces(spaces: string): string {
  return spaces.length > 1 && spaces.includes('\u00a0') ? ' ' : spaces;
}

/** The space of a `<b> </b>` stays between its neighbours. */
function withoutEmptyBlocks(html: string): string {
  const less = html.replace(emptyBlocks, (block) => (/^<[pdh]/.test(block) || !/\s<\/\w+>$/.test(block) ? '' : ' '));
  return less === html ? html : withoutEmptyBlocks(less);
}

const frames =
  /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/|www\.google\.com\/maps\/embed\?|maps\.google\.com\/)/;

const bareSpan = { tagName: 'span', attribs: {} };

/** Google Docs wraps everything in a light `<b>`, and says bold and italic by style alone. */
function withMeaning(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const style = attribs.style ?? '';
  if (/(?:^|[;\s])font-weight:\s*(?:normal|[1-5]00)/i.test(style) && tagName === 'b') return bareSpan;
  if (/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return { tagName: 'strong', attribs };
  if (/(?:^|[;\s])font-style:\s*italic/i.test(style)) return { tagName: 'em', attribs };
  return { tagName, attribs };
}

const players = ['audio', 'video'];

/** Nothing of a film or sound is fetched before somebody presses it. */
function onDemand(tagName: string, { src = '', poster = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = { src, controls: '', preload: 'none' };
  return { tagName, attribs: ownFile(poster) ? { ...attribs, poster } : attribs };
}

const options: sanitizeHtml.IOptions = {
  ...allowedHtml,
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  nestingLimit: 100,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'title', 'form'],
  // The page has its own h1.
  transformTags: {
    h1: 'h2',
    '*': (tagName, attribs) => ({ tagName, attribs: withOwnId(attribs) }),
    // A jump within the page has lost its aim: other ids do not stay.
    a: (tagName, attribs) =>
      attribs.href?.startsWith('#') && !attribs.href.startsWith(`#${aimPrefix}`)
        ? bareSpan
        : { tagName, attribs: { ...attribs, rel: 'noopener nofollow' } },
    b: withMeaning,
    span: withMeaning,
    audio: onDemand,
    video: onDemand,
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, sandbox: 'allow-scripts allow-same-origin allow-popups', loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (players.includes(tag) && !ownFile(attribs.src ?? '')) ||
    (tag === 'iframe' && !frames.test(attribs.src ?? '')) ||
    (tag === 'img' && !attribs.src),
};
