import { type Locale, localePath } from '@/lib/i18n/languages';

/** For `alternates.types` of pages: where the blog's feeds are in their language. */
export function feedLinks(locale: Locale) {
  return {
    'application/rss+xml': localePath(locale, '/feed'),
    'application/atom+xml': localePath(locale, '/feed/atom'),
    'application/feed+json': localePath(locale, '/feed/json'),
  };
}
