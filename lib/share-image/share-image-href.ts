import type { Locale } from '@/lib/i18n/languages';
import { fixedPageAt } from '@/lib/pages/fixed-pages';

/** For pages nobody shares, and while a picture cannot be drawn. */
export const plainShareImage = '/opengraph.png';

/** Pages of one thing each: the last part of the address names it. */
const kinds = ['/listing-details', '/blog-details-user-view', '/pagecontent', '/imagegallerypicture'];
const landings = ['/listing?category', '/listing?city', '/listing?kind', '/blog?category'];

/** Our fonts draw no Han and no Kana: their pictures speak English. */
const notDrawn: readonly string[] = ['zh', 'ja'];

/** Where the picture of a page is: below `/og`, at the page's own address. `path` is without language. */
export function shareImageHref(locale: Locale, path: string): string {
  const drawn = notDrawn.includes(locale) ? 'en' : locale;
  const [page = '', query = ''] = path.split('?');
  const [[key, value] = ['', ''], ...more] = new URLSearchParams(query);
  if (value && more.length === 0 && landings.includes(`${page}?${key}`))
    return `/og/${drawn}${page}/${key}/${encodeURIComponent(value)}`;
  const isKnown = fixedPageAt(page) || kinds.includes(page.slice(0, page.lastIndexOf('/')));
  return isKnown ? `/og/${drawn}${page === '/' ? '' : page}` : plainShareImage;
}
