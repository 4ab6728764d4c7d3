const tags = /<a(?: [^>]*)?>|<\/a>|<img(?: [^>]*)?>|<iframe(?: [^>]*)?>|<\/iframe>|<table(?: [^>]*)?>|<\/table>/g;
const ownPicture = /\/Documents\/appImages\/([^/?#]+)$/;
const youTube = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/;

/** Words for what a text may not hold as it is: without them pictures and videos of other sites leave no trace. */
export type HtmlWords = {
  /** Name of a table that may scroll. */
  table?: string;
  video?: string;
  picture?: string;
};

/**
 * Takes cleaned HTML, whose tags and attributes are written in one way only. Our own pictures load late, those of other
 * sites and YouTube's videos become links, other frames go; tables get a box to scroll in.
 */
export function linkExternalMedia(html: string, { table = '', video = '', picture = '' }: HtmlWords): string {
  let linksOpen = 0;
  return html.replace(tags, (tag) => {
    const link = (href: string, text: string) =>
      linksOpen > 0 ? text : `<a href="${href}" rel="nofollow noopener">${text}</a>`;
    if (tag.startsWith('<a')) linksOpen += 1;
    else if (tag === '</a>') linksOpen -= 1;
    else if (tag.startsWith('<table')) return `${scrollBox(table)}${tag}`;
    else if (tag === '</table>') return '</table></div>';
    else if (tag.startsWith('<img')) return showPicture(tag, picture, link);
    else if (tag.startsWith('<iframe')) {
      const [, id] = youTube.exec(attribute(tag, 'src')) ?? [];
      const words = [video, attribute(tag, 'title')].filter(Boolean).join(': ');
      return id && video ? link(`https://www.youtube.com/watch?v=${id}`, words) : '';
    } else if (tag === '</iframe>') return '';
    return tag;
  });
}

function scrollBox(name: string): string {
  return name
    ? `<div class="table-box" tabindex="0" role="group" aria-label="${escapeText(name)}">`
    : '<div class="table-box">';
}

function showPicture(tag: string, word: string, link: (href: string, text: string) => string): string {
  const src = attribute(tag, 'src');
  const alt = attribute(tag, 'alt');
  const [, name] = ownPicture.exec(src) ?? [];
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
