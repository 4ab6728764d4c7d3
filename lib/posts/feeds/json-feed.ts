import type { Feed } from './to-feed';

export function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.address('/feed/json'),
    language: feed.language,
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      ...(item.language && { language: item.language }),
      content_text: item.summary,
      ...(item.image && { image: item.image }),
      ...(item.published && { date_published: item.published }),
      date_modified: item.updated,
      ...(item.author && { authors: [{ name: item.author }] }),
      ...(item.categories.length > 0 && { tags: item.categories }),
    })),
  });
}
