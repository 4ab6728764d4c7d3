import { ownFile } from '@/lib/contract/html';
import { paperInHref } from '@/lib/contract/paper';

const tags =
  /<a(?: [^>]*)?>|<\/a>|<img(?: [^>]*)?>|<(iframe|audio|video)(?: [^>]*)?>|<\/(?:iframe|audio|video)>|<table(?: [^>]*)?>|<\/table>/g;
const youTube = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/;
const vimeo = /^https:\/\/player\.vimeo\.com\/video\/(\d{5,12})/;

/** Words for what a text may not hold as it is: without them what other sites show leaves no trace. */
export type HtmlWords = {
  table?: string;
  youTube?: string;
  vimeo?: string;
  picture?: string;
  recording?: string;
  papers?: ReadonlyMap<string, string>;
};

/** Takes cleaned HTML, whose tags are written in one way only. What other sites hold becomes links, other frames go. */
export function linkExternalMedia(html: string, words: HtmlWords): string {
  const links: string[] = [];
  return html.replace(tags, (tag, player?: string) => {
    const link: Link = (href, text, more = '') =>
      links.length > 0 ? text : `<a href="${href}"${more} rel="nofollow noopener">${text}</a>`;
    if (tag.startsWith('<a ') || tag === '<a>') links.push(noteOf(tag, words));
    else if (tag === '</a>') return `${links.pop() ?? ''}</a>`;
    else if (tag.startsWith('<table')) return `${scrollBox(words.table ?? '')}${tag}`;
    else if (tag === '</table>') return '</table></div>';
    else if (tag.startsWith('<img')) return showPicture(tag, words.picture ?? '', link);
    else if (player === 'iframe') return linkFilm(tag, words, link);
    else if (player) return showPlayer(player, tag, words.recording ?? '', link);
    else if (/^<\/(?:iframe|audio|video)/.test(tag)) return '';
    return tag;
  });
}

/** Kind and size of a paper, within the link: nobody loads 20 MB unawares. */
function noteOf(tag: string, { papers }: HtmlWords): string {
  const note = papers?.get(paperInHref(attribute(tag, 'href')) ?? '');
  return note ? ` <bdi>(${note})</bdi>` : '';
}

type Link = (href: string, text: string, more?: string) => string;

/** A link to the film's own page; where there is script, a press puts the player in its place. */
function linkFilm(tag: string, words: HtmlWords, link: Link): string {
  const src = attribute(tag, 'src');
  const [player, onYouTube] = youTube.exec(src) ?? [];
  const [otherPlayer, onVimeo] = vimeo.exec(src) ?? [];
  const href = onYouTube ? `https://www.youtube.com/watch?v=${onYouTube}` : `https://vimeo.com/${onVimeo}`;
  const word = onYouTube ? words.youTube : words.vimeo;
  if (!word || !(onYouTube || onVimeo)) return '';
  const text = [word, attribute(tag, 'title')].filter(Boolean).join(': ');
  return link(href, text, ` data-film="${player ?? otherPlayer}"`);
}

function showPlayer(name: string, tag: string, word: string, link: Link): string {
  const src = attribute(tag, 'src');
  const file = ownFile(src);
  const poster = ownFile(attribute(tag, 'poster'));
  const cover = poster ? ` poster="/Documents/appImages/${poster}"` : '';
  if (file) return `<${name} src="/Documents/appImages/${file}"${cover} controls preload="none"></${name}>`;
  return /^https?:/.test(src) && word ? link(src, word) : '';
}

function scrollBox(name: string): string {
  return name
    ? `<div class="table-box" tabindex="0" role="group" aria-label="${escapeText(name)}">`
    : '<div class="table-box">';
}

function showPicture(tag: string, word: string, link: Link): string {
  const src = attribute(tag, 'src');
  const alt = attribute(tag, 'alt');
  const name = ownFile(src);
  if (name) {
    const size = ['width', 'height'].flatMap((side) => {
      const pixels = attribute(tag, side);
      return /^\d{1,4}$/.test(pixels) ? ` ${side}="${pixels}"` : [];
    });
    return `<img src="/Documents/appImages/${name}" alt="${alt}"${size.join('')} loading="lazy" decoding="async">`;
  }
  if (!/^https?:/.test(src) || !word) return alt;
  return link(src, alt ? `${word}: ${alt}` : word);
}

/** Of a tag the cleaner wrote: its value is escaped already. */
function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
