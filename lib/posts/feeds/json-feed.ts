import type { Feed } from './to-feed';

/** JSON Feed 1.1. */
export function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: `${feed.site}/blog`,
    feed_url: `${feed.site}/feed/json`,
    language: 'en-GB',
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_text: item.summary,
      ...(item.image && { image: item.image }),
      ...(item.published && { date_published: item.published }),
      date_modified: item.updated,
      ...(item.author && { authors: [{ name: item.author }] }),
      ...(item.categories.length > 0 && { tags: item.categories }),
    })),
  });
}
