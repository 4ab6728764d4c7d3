import { z } from 'zod';
import { htmlText } from './html';
import { says } from './issue-faults';
import { pictureInput } from './picture';
import { id, ignored, ownId, text, typed } from './wire';

export const menuSchema = z
  .object({
    menuId: id,
    menuName: z.string(),
    /** Extension: where the menu leads; without it the site knows the spec's menus by name. */
    menuUrl: text.optional(),
  })
  .transform((wire) => ({ id: wire.menuId, name: wire.menuName.trim(), url: wire.menuUrl ?? '' }));
export type Menu = z.output<typeof menuSchema>;

export const menuInput = z.strictObject({
  menuId: ownId,
  menuName: typed(80).min(1, says('menuNameRequired')),
  menuUrl: typed(300)
    .regex(/^(\/(?!\/).*|https?:\/\/.+)?$/i, says('menuAddressInvalid'))
    .nullish(),
  /** Extension: false keeps it out of the menu; its page is reached from the list of pages. */
  inMenu: z.boolean().nullish(),
});

/** MenuPageContent: a managed page, shown at pagecontent/{menuId}. */
export const menuPageSchema = z
  .object({
    menuPageContentId: id.nullish(),
    menuId: id.nullish(),
    /** Extension: the menu of the page above this one. */
    parentMenuId: id.nullish(),
    /** File name of a picture. */
    extra1: text,
    contentIcon: text,
    contentFileName: text,
    /** HTML. */
    contentType: text,
  })
  .transform((wire) => ({
    id: wire.menuPageContentId ?? null,
    menuId: wire.menuId ?? null,
    parentMenuId: wire.parentMenuId ?? null,
    picture: wire.extra1,
    icon: wire.contentIcon,
    title: wire.contentFileName,
    bodyHtml: wire.contentType,
  }));
export type MenuPage = z.output<typeof menuPageSchema>;

export const menuPageInput = z.strictObject({
  menuPageContentId: ownId,
  menuId: z.number().int().positive(),
  parentMenuId: ignored,
  extra1: pictureInput.nullish(),
  contentIcon: typed(120).nullish(),
  contentFileName: typed(200).min(1, says('titleRequired')),
  contentType: htmlText.nullish(),
});
