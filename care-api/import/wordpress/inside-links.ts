import { attributeIn, escapeAttribute } from './attributes';
import type { OldSite } from './old-site';

/** Stands for an address of ours while nobody knows the number of what it leads to. */
const placeholder = '/imported-content/';

/** What is looked for on pages: `lunch` on the page with this id. */
export type Part = { id: number; part: string };

const link = /<a\b[^>]*>/gi;
const source = /(<(?:img|a|audio|video|source)\b[^>]*?\s(?:src|href|poster)\s*=\s*["'])(\/(?!\/)[^"']*)/gi;

/** A text whose addresses are whole: what begins with a slash would be looked for on our own site. */
export function withWholeAddresses(html: string, site: OldSite): string {
  return html.replace(
    source,
    (_, before: string, address: string) => before + escapeAttribute(site.whole(plain(address))),
  );
}

export function listParts(html: string, site: OldSite): Part[] {
  return [...html.matchAll(link)].flatMap(([tag]) => {
    const found = site.find(site.whole(plain(attributeIn(tag, 'href'))));
    return found?.part ? [found] : [];
  });
}

/** Links stay marked by old numbers; `aimOf` names a part of a page. */
export function withInsideLinks(html: string, site: OldSite, aimOf: (part: Part) => string): string {
  return html.replace(link, (tag) => {
    const address = plain(attributeIn(tag, 'href'));
    const found = site.find(address);
    if (!found) return tag;
    const part = found.part && `#${aimOf(found)}`;
    const marked = `${placeholder}${found.id}?${encodeURIComponent(address)}${escapeAttribute(part)}`;
    return tag.replace(/\bhref\s*=\s*(?:"[^"]*"|'[^']*')/i, () => `href="${marked}"`);
  });
}

const marked = new RegExp(` href="${placeholder}(\\d+)\\?([^"#]*)((?:#[^"]*)?)"`, 'g');

export function withOurAddresses(html: string, addressOf: (id: number) => string | undefined): string {
  return html.replace(marked, (_, id: string, before: string, part: string) => {
    const address = addressOf(Number(id));
    return ` href="${address === undefined ? escapeAttribute(decodeURIComponent(before)) : address + part}"`;
  });
}

function plain(address: string): string {
  return address.replace(/&amp;|&#0?38;/g, '&').trim();
}
