import 'server-only';
import type { MenuPage } from '@/lib/contract/menu';
import { cleanHtml, plainText } from '@/lib/html/clean-html';
import type { HtmlWords } from '@/lib/html/link-external-media';
import { imageHref } from '@/lib/listings/image-href';

/** One part of a managed page, cleaned and safe to render. */
export type MenuPageView = {
  /** Tells the parts of one page apart; a bare API gives them no ids. */
  key: string;
  title: string;
  /** '' where it has none. */
  picture: string;
  bodyHtml: string;
  bodyText: string;
  icon: string;
};

export function toMenuPageViews(pages: MenuPage[], words: HtmlWords = {}): MenuPageView[] {
  return pages.map(({ id, title, picture, bodyHtml, icon }, index) => ({
    key: String(id ?? `part-${index}`),
    title,
    picture: picture ? imageHref(picture) : '',
    bodyHtml: cleanHtml(bodyHtml, words),
    bodyText: plainText(bodyHtml),
    icon,
  }));
}
