import type { Attachment } from './attachments';
import { attributesOf, escapeAttribute } from './attributes';
import { withoutBuilderCodes } from './builder-codes';
import { embedOf } from './film-frame';

export type Around = {
  attachments: ReadonlyMap<number, Attachment>;
  own: readonly Attachment[];
};

/** What only a plugin could have shown goes to `lost`, by its name. */
export type Converted = { html: string; lost: string[] };

const attribute = /[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]"']+)/.source;
const known = 'caption|wp_caption|gallery|audio|video|playlist|embed|youtube|vimeo|more|nextpage';
/** Those that are known, and any with attributes: [sic] and [a note] are words. */
const any = new RegExp(String.raw`\[/?(?:(${known})\b([^\]]*)|([a-z][\w-]*)(?:\s+${attribute})+\s*/?)\]`, 'gi');

export function withoutShortcodes(stored: string, around: Around): Converted {
  const lost = new Set<string>();
  const converted = withoutBuilderCodes(stored, around.attachments)
    // [[this]] is how one writes [this].
    .replace(/\[(\[\/?[a-z][\w-]*[^\]]*\])\]/gi, (_, shown: string) => shown.replace('[', '&#91;'))
    .replace(/\[((?:wp_)?caption)\b([^\]]*)\]([\s\S]*?)\[\/\1\]/gi, (_, _name, written: string, inside: string) =>
      captioned(inside, attributesOf(written).get('caption')),
    )
    .replace(/\[embed\b[^\]]*\]([\s\S]*?)\[\/embed\]/gi, (_, address: string) => apart(embedOf(address)))
    .replace(any, (_, name: string | undefined, written: string, unknown: string | undefined) => {
      if (!name) {
        if (unknown) lost.add(unknown.toLowerCase());
        return '';
      }
      return apart(show(name.toLowerCase(), attributesOf(written ?? ''), around));
    });
  const html = converted.replace(/\[\/([a-z][\w-]*)\]/gi, (end, name: string) =>
    lost.has(name.toLowerCase()) ? '' : end,
  );
  return { html, lost: [...lost] };
}

function show(name: string, attributes: Map<string, string>, around: Around): string {
  if (name === 'gallery') return gallery(chosen(attributes, around).filter(isPicture));
  if (name === 'playlist')
    return chosen(attributes, around)
      .filter(isSound)
      .map(({ url }) => embedOf(url))
      .join('\n');
  if (name === 'audio' || name === 'video') return player(name, attributes);
  if (name === 'youtube') return embedOf(toYouTube(attributes.get('id') ?? attributes.get('') ?? ''));
  if (name === 'vimeo') return embedOf(toVimeo(attributes.get('id') ?? attributes.get('') ?? ''));
  return '';
}

function player(name: 'audio' | 'video', attributes: Map<string, string>): string {
  const kinds = name === 'audio' ? ['src', 'mp3', 'm4a', 'ogg', 'wav', 'flac'] : ['src', 'mp4', 'm4v', 'webm', 'ogv'];
  const address = [...kinds, ''].flatMap((kind) => attributes.get(kind) ?? [])[0];
  if (!address) return '';
  const film = embedOf(address);
  if (film.startsWith('<iframe')) return film;
  const poster = attributes.get('poster');
  return `<${name} src="${escapeAttribute(address)}"${poster ? ` poster="${escapeAttribute(poster)}"` : ''}></${name}>`;
}

function captioned(inside: string, caption = ''): string {
  const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside) ?? [];
  const words = inside.replace(picture, '').trim() || caption;
  return apart(`<figure>${picture}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`);
}

function gallery(pictures: readonly Attachment[]): string {
  const items = pictures.map(({ url, alt, caption }) => {
    const picture = `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">`;
    return `<li><figure>${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure></li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** Those that are named, in that order, or all that belong to the text. */
function chosen(attributes: Map<string, string>, { attachments, own }: Around): readonly Attachment[] {
  const named = idsIn(attributes.get('ids') ?? attributes.get('include'));
  if (named.length > 0) return named.flatMap((id) => attachments.get(id) ?? []);
  const left = idsIn(attributes.get('exclude'));
  return own.filter(({ id }) => !left.includes(id));
}

function idsIn(list = ''): number[] {
  return list.split(',').map(Number).filter(Number.isInteger).filter(Boolean);
}

function toYouTube(written: string): string {
  return /^[\w-]{6,20}$/.test(written) ? `https://www.youtube.com/watch?v=${written}` : written;
}

function toVimeo(written: string): string {
  return /^\d+$/.test(written) ? `https://vimeo.com/${written}` : written;
}

function isPicture({ url }: Attachment): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|bmp)$/i.test(url);
}

function isSound({ url }: Attachment): boolean {
  return /\.(?:mp3|m4a|ogg|oga|wav|flac)$/i.test(url);
}

function apart(html: string): string {
  return html && `\n\n${html}\n\n`;
}
