import { isPaper, paperHref } from '@/lib/contract/paper';
import { sizeInName } from '@/lib/contract/picture-variants';
import { attributeIn, escapeAttribute } from '../attributes';

export type NameOf = (address: string) => string | null;

const tags = /<(img|a)\b[^>]*>|<(audio|video)\b([^>]*)><\/\2>/gi;
const isFile =
  /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|mp3|m4a|ogg|oga|wav|flac|mp4|m4v|webm|mov|pdf|docx|odt|xlsx)(?:[?#]|$)/i;

export function placeMedia(html: string, nameOf: NameOf): string {
  const ours = (address: string) => {
    const name = address && nameOf(address.replace(/&amp;|&#0?38;/g, '&'));
    if (!name) return null;
    return isPaper(name) ? paperHref(name) : `/Documents/appImages/${name}`;
  };
  return html.replace(tags, (tag, single: string | undefined, player: string | undefined, attributes: string) => {
    if (player) return placePlayer(player, attributes, ours);
    if (single?.toLowerCase() === 'img') return placePicture(tag, ours);
    const href = attributeIn(tag, 'href');
    const own = isFile.test(href) && ours(href);
    const part = /#[\w=&-]*$/.exec(href)?.[0] ?? '';
    return own ? tag.replace(/\bhref\s*=\s*(?:"[^"]*"|'[^']*')/i, `href="${own}${part}"`) : tag;
  });
}

type Ours = (address: string) => string | null;

function placePicture(tag: string, ours: Ours): string {
  const src = ours(attributeIn(tag, 'src'));
  const size = src && sizeInName(src);
  if (!size) return tag;
  const asked = Number(attributeIn(tag, 'width'));
  const width = Number.isInteger(asked) && asked > 0 && asked < size.width ? asked : size.width;
  const height = Math.round((width * size.height) / size.width);
  const alt = attributeIn(tag, 'alt');
  return `<img src="${src}" alt="${alt.replace(/"/g, '&quot;')}" width="${width}" height="${height}">`;
}

/** A player of ours; for what stays elsewhere a link, with the film's cover if that is kept. */
function placePlayer(player: string, attributes: string, ours: Ours): string {
  const address = attributeIn(attributes, 'src');
  const src = ours(address);
  const poster = ours(attributeIn(attributes, 'poster'));
  if (src) return `<${player} src="${src}"${poster ? ` poster="${poster}"` : ''}></${player}>`;
  const cover = poster ? `<img src="${poster}" alt=""> ` : '';
  return `<p><a href="${address}">${cover}${escapeAttribute(fileIn(address))}</a></p>`;
}

function fileIn(address: string): string {
  const name =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) || address;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
