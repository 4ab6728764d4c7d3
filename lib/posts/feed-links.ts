import { type Locale, localePath } from '@/lib/i18n/languages';

export function feedLinks(locale: Locale) {
  return {
    'application/rss+xml': localePath(locale, '/feed'),
    'application/atom+xml': localePath(locale, '/feed/atom'),
    'application/feed+json': localePath(locale, '/feed/json'),
  };
}
