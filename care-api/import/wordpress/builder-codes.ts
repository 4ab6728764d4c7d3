import type { Attachment } from './attachments';
import { attributesOf, escapeAttribute } from './attributes';
import { embedOf } from './film-frame';

/** What page builders begin the names of their codes with: WPBakery and what stands on it, Divi, Avada, Enfold and others. */
const builders = 'vc|et_pb|fusion|av|cs|ux|kc|mk|nectar|bt_bb|cmsmasters';
const code = new RegExp(String.raw`\[(/?)((?:${builders})_[\w-]+)\b((?:[^\]"']|"[^"]*"|'[^']*')*)\]`, 'gi');
const raw = /\[(vc_raw_html)\b[^\]]*\]([\s\S]*?)\[\/\1\]/gi;

export function withoutBuilderCodes(stored: string, attachments: ReadonlyMap<number, Attachment>): string {
  return stored
    .replace(raw, (_, _name, inside: string) => apart(fromBase64(inside)))
    .replace(code, (_, end: string, name: string, written: string) =>
      end ? '\n\n' : apart(show(name.toLowerCase(), attributesOf(written), attachments)),
    );
}

type Attributes = ReadonlyMap<string, string>;

function show(name: string, attributes: Attributes, attachments: ReadonlyMap<number, Attachment>): string {
  const said = (...names: string[]) => plain(names.map((one) => attributes.get(one)).find(Boolean) ?? '');
  const url = linkIn(said('button_url', 'button_link', 'link_url', 'link', 'url', 'href', 'src'));
  if (/video/.test(name)) return embedOf(url);
  const pictures = said('src', 'image', 'image_url', 'img', 'images', 'gallery_ids').split(',');
  const shown = pictures.map((one) => picture(one.trim(), said('alt'), attachments)).join('');
  if (/btn|button/.test(name)) return paragraph(linked(url, said('button_text', 'title', 'text', 'label')));
  const title = said('title', 'heading', 'h2', ...(/heading|title/.test(name) ? ['text'] : []));
  const button = linked(url, said('button_text', 'button_one_text', 'btn_title'));
  const words = [said('subtitle', 'subhead', 'h4'), said('author')].map(escapeAttribute);
  return [shown, title && `<h3>${escapeAttribute(title)}</h3>`, ...[...words, button].map(paragraph)].join('');
}

/** WPBakery writes an address, its title and its window into one: `url:https%3A%2F%2F…|title:…`. */
function linkIn(written: string): string {
  const [, encoded] = /^url:([^|]*)/.exec(written) ?? [];
  if (encoded === undefined) return written;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

function linked(url: string, words: string): string {
  if (words === '') return '';
  const isAddress = /^(?:https?:|mailto:|tel:|\/|#)/i.test(url);
  return isAddress ? `<a href="${escapeAttribute(url)}">${escapeAttribute(words)}</a>` : escapeAttribute(words);
}

function picture(written: string, alt: string, attachments: ReadonlyMap<number, Attachment>): string {
  const known = /^\d+$/.test(written) ? attachments.get(Number(written)) : undefined;
  const url = known?.url ?? written;
  if (!/^(?:https?:\/\/|\/)\S+\.(?:jpe?g|png|gif|webp|avif)$/i.test(url)) return '';
  return `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(known?.alt || alt)}"></figure>`;
}

/** Divi writes signs that would end an attribute by their numbers. */
function plain(written: string): string {
  return written.replace(/%22/g, '"').replace(/%91/g, '[').replace(/%93/g, ']').trim();
}

function paragraph(words: string): string {
  return words && `<p>${words}</p>`;
}

function fromBase64(written: string): string {
  try {
    return decodeURIComponent(Buffer.from(written, 'base64').toString('utf8'));
  } catch {
    return '';
  }
}

function apart(html: string): string {
  return `\n\n${html}\n\n`;
}
