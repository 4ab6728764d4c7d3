import { attributeIn } from './attributes';
import { embedOf, filmFrame } from './film-frame';
import { keepAims } from './keep-aims';
import { withParagraphs } from './paragraphs';
import { type Around, type Converted, withoutShortcodes } from './shortcodes';

type Stored = Around & {
  id: number;
  text: string;
  /** The block editor keeps the footnotes of a text beside it. */
  footnotes: readonly { id: string; content: string }[];
  aims?: readonly string[];
};

/** WordPress stores paragraphs as blank lines, [shortcodes], and addresses that stand for what is behind them. */
export function toHtml({ id, text, footnotes, aims, ...around }: Stored): Converted {
  const { html, lost } = withoutShortcodes(text.slice(0, longestStored).replace(/\r\n?/g, '\n'), around);
  const embedded = withEmbeds(withPlainPlayers(html));
  return { html: keepAims(withBlocks(embedded) + listOf(footnotes), id, aims), lost };
}

/** More than is kept in the end: much of it may be shortcodes and comments. */
const longestStored = 1_000_000;

const blockComment = /<!--\s+(\/?)wp:([\w/-]+)[\s\S]*?(\/?)-->/g;

/** The block editor writes its own paragraphs; what stands outside its blocks, or in a classic one, has none. */
function withBlocks(html: string): string {
  if (!html.includes('<!-- wp:')) return withParagraphs(html);
  const parts: string[] = [];
  const open: string[] = [];
  let last = 0;
  const endPart = (end: number) => {
    const part = html.slice(last, end);
    parts.push([undefined, 'freeform', 'core/freeform'].includes(open.at(-1)) ? withParagraphs(part) : part);
  };
  for (const { 0: comment, 1: isEnd, 2: name = '', 3: isAlone, index } of html.matchAll(blockComment)) {
    endPart(index);
    last = index + comment.length;
    if (isEnd) open.pop();
    else if (!isAlone) open.push(name);
  }
  endPart(html.length);
  return parts.join('');
}

function withPlainPlayers(html: string): string {
  return html
    .replace(/<object\b[\s\S]*?<\/object>|<embed\b[^>]*>/gi, (old) => {
      const [address = ''] = /https?:\/\/[^\s"'<>]*(?:youtube|vimeo)[^\s"'<>]*/i.exec(old) ?? [];
      return filmFrame(address.replace(/&amp;.*/, '')) ?? old;
    })
    .replace(/<iframe\b([^>]*)>[\s\S]*?(?:<\/iframe>|$)/gi, (frame, attributes: string) => {
      const src = attributeIn(attributes, 'src');
      return filmFrame(src) ?? (/maps/.test(src) ? frame : embedOf(src));
    })
    .replace(/<(audio|video)\b([^>]*)>([\s\S]*?)<\/\1>/gi, (_, name: string, attributes: string, inside: string) => {
      const src = attributeIn(attributes, 'src') || attributeIn(inside, 'src');
      const poster = attributeIn(attributes, 'poster');
      return src ? `<${name} src="${src}"${poster ? ` poster="${poster}"` : ''}></${name}>` : '';
    })
    .replace(
      /<div\b[^>]*wp-block-cover[^>]*background-image:\s*url\((?:&quot;|&#0?39;|['"])?([^)"']+?)(?:&quot;|&#0?39;|['"])?\)[^>]*>/gi,
      '$&<img src="$1" alt="">',
    );
}

/** Addresses alone on a line or in an element, but for those in what is shown as it is written. */
function withEmbeds(html: string): string {
  return html
    .split(/(<(?:pre|code)\b[\s\S]*?<\/(?:pre|code)>)/i)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(aloneOnLine, (_, before: string, url: string) => before + embedOf(url)),
    )
    .join('');
}

const aloneOnLine =
  /(^|\n[^\S\n]*|<(?:p|div)(?: [^>]*)?>\s*)(https?:\/\/[^\s<>"[\]]+)(?=[^\S\n]*(?:\n|$)|\s*<\/(?:p|div)>)/gi;

function listOf(footnotes: Stored['footnotes']): string {
  if (footnotes.length === 0) return '';
  const items = footnotes.map(({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩</a></li>`);
  return `\n<ol>${items.join('')}</ol>`;
}
