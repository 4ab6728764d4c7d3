/** For `alternates.types` of pages: where the blog's feeds are. */
export const feedLinks = {
  'application/rss+xml': '/feed',
  'application/atom+xml': '/feed/atom',
  'application/feed+json': '/feed/json',
};
