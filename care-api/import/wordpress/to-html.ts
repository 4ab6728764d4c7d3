/** What WordPress stores is not quite HTML: it makes paragraphs of blank lines and knows [shortcodes] when it shows it. */
export function toHtml(stored: string): string {
  const html = withoutShortcodes(stored.slice(0, longestStored).replace(/\r\n?/g, '\n'));
  // The block editor writes its own paragraphs.
  if (html.includes('<!-- wp:')) return html;
  return html
    .split(/(<pre[\s>][\s\S]*?<\/pre>)/i)
    .map((part) => (/^<pre/i.test(part) ? part : withParagraphs(part)))
    .join('\n');
}

/** More than is kept in the end: much of it may be shortcodes and comments. */
const longestStored = 1_000_000;

const known = 'caption|wp_caption|gallery|audio|video|playlist|embed|youtube|more|nextpage';
const attribute = /[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"']+)/.source;
/** Those that are known, and any with attributes: [sic] and [a note] are words. */
const shortcode = new RegExp(String.raw`\[/?(?:(?:${known})\b[^\]]*|[a-z][\w-]*(?:\s+${attribute})+\s*/?)\]`, 'gi');

function withoutShortcodes(html: string): string {
  return html.replace(shortcode, '');
}

const block =
  /^<\/?(?:address|article|blockquote|dd|details|div|dl|dt|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|style|script|table|tbody|td|tfoot|th|thead|tr|ul|!--)[\s/>-]/i;

function withParagraphs(html: string): string {
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (block.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n');
}
