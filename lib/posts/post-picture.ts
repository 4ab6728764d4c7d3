import { imageHref } from '@/lib/listings/image-href';

/** Address of a post's banner; null where it has none. A banner elsewhere on the web is not shown: nothing loads from others unasked. */
export function bannerHref(banner: string): string | null {
  return banner === '' || banner.includes('/') ? null : imageHref(banner);
}

export function postPicture(banner: string): string {
  return bannerHref(banner) ?? '/illustrations/insights.svg';
}
