import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env';
import { localePath, locales } from '@/lib/i18n/languages';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...locales.map((locale) => localePath(locale, '/applynow2/'))],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
