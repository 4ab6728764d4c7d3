import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env';
import { selections } from '@/lib/i18n/inner-pages';
import { localePath, locales } from '@/lib/i18n/languages';

export const dynamic = 'force-dynamic';

/** Of what is asked of a list: one of these alone is a page to be found, and pages lead on to what is older. */
const found = ['kind', 'category', 'city', 'location', 'page', 'comments'];
/** What nobody else asks for would be made for each crawler anew. */
const ownQuestions = selections.flatMap(({ path, has }) => has.map(({ key }) => ({ path, key })));

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        ...locales.map((locale) => localePath(locale, '/applynow2/')),
        // In whatever language.
        ...['/*form?', '/*alerts?'],
        ...['listing', 'blog'].map((list) => `/*${list}?*&`),
        ...ownQuestions.filter(({ key }) => !found.includes(key)).map(({ path, key }) => `/*${path.slice(1)}?${key}=`),
      ],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
