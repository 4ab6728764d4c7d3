import 'server-only';
import type { MenuPage } from '@/lib/contract/menu';
import { cleanHtml, plainText } from '@/lib/html/clean-html';
import type { HtmlWords } from '@/lib/html/link-external-media';
import { type TranslatedTexts, translateText } from '@/lib/i18n/translated-text';
import { imageHref } from '@/lib/listings/image-href';

/** One part of a managed page, cleaned and safe to render. */
export type MenuPageView = {
  /** Tells the parts of one page apart, which may come without ids. */
  key: string;
  title: string;
  /** '' where it has none. */
  picture: string;
  bodyHtml: string;
  bodyText: string;
  icon: string;
  /** Whether the body is in the page's language. */
  isTranslated: boolean;
};

/** `bodies` are those of its bodies that somebody has translated. */
export function toMenuPageViews(
  pages: MenuPage[],
  words: HtmlWords = {},
  bodies: TranslatedTexts = {},
): MenuPageView[] {
  return pages.map(({ id, title, picture, bodyHtml, icon }, index) => {
    const body = translateText(bodies, bodyHtml);
    return {
      key: String(id ?? `part-${index}`),
      title,
      picture: picture ? imageHref(picture) : '',
      bodyHtml: cleanHtml(body.text, words),
      bodyText: plainText(body.text),
      icon,
      isTranslated: body.isOurs,
    };
  });
}
