import { element, escapeXml } from './escape-xml';
import type { Feed, FeedItem } from './to-feed';

export function toAtom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('title', feed.title),
    element('subtitle', feed.description),
    element('id', feed.home),
    element('updated', feed.updated),
    link(feed.home, 'alternate', 'text/html'),
    link(feed.address('/feed/atom'), 'self', 'application/atom+xml'),
    `<author>${element('name', feed.title)}</author>`,
    ...feed.items.map(toEntry),
    '</feed>',
  ].join('\n');
}

function toEntry(item: FeedItem): string {
  return [
    item.language ? `<entry xml:lang="${item.language}">` : '<entry>',
    element('title', item.title),
    element('id', item.id),
    link(item.url, 'alternate', 'text/html'),
    element('published', item.published),
    element('updated', item.updated),
    item.author && `<author>${element('name', item.author)}</author>`,
    ...item.categories.map((name) => `<category term="${escapeXml(name)}"/>`),
    element('summary', item.summary),
    '</entry>',
  ].join('');
}

function link(href: string, rel: string, type: string): string {
  return `<link href="${escapeXml(href)}" rel="${rel}" type="${type}"/>`;
}
