import { element, escapeXml } from './escape-xml';
import type { Feed, FeedItem } from './to-feed';

export function toRss(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.home),
    element('description', feed.description),
    element('language', feed.language.toLowerCase()),
    element('lastBuildDate', rfc822(feed.updated)),
    `<atom:link href="${escapeXml(feed.address('/feed'))}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(toItem),
    '</channel>',
    '</rss>',
  ].join('\n');
}

function toItem(item: FeedItem): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.url),
    `<guid isPermaLink="true">${escapeXml(item.id)}</guid>`,
    element('pubDate', item.published && rfc822(item.published)),
    // RSS's own `author` wants an email address.
    element('dc:creator', item.author),
    element('dc:language', item.language),
    ...item.categories.map((name) => element('category', name)),
    element('description', item.summary),
    '</item>',
  ].join('');
}

function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}
