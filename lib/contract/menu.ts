import { z } from 'zod';
import { articleHtml } from './html-text';
import { says } from './issue-faults';
import { pageSlug } from './page-slug';
import { pictureInput } from './picture';
import { resources } from './resources';
import { id, ignored, moment, ownId, text, typed, versionInput, versionWire } from './wire';

/** Menus that the site knows by their names, wherever their address leads. */
export const siteMenus = ['home', 'care services', 'all pages', 'insights'] as const;
/** Of entries beside each other: more make rows of links above every page. */
export const mostInMenu = 7;

export const menuSchema = z
  .object({
    menuId: id,
    menuName: z.string(),
    /** Extension: where the menu leads; without it the site knows the spec's menus by name. */
    menuUrl: text.optional(),
    /** Extension: the menu below whose entry this one stands. */
    parentMenuId: id.nullish(),
  })
  .transform((wire) => ({
    id: wire.menuId,
    name: wire.menuName.trim(),
    url: wire.menuUrl ?? '',
    parentId: wire.parentMenuId ?? null,
  }));
export type Menu = z.output<typeof menuSchema>;

export const keptMenuSchema = z
  .object({
    menuId: id,
    menuName: z.string(),
    menuUrl: text,
    /** Whether it is in the site's menu; the others are reached from the list of pages. */
    inMenu: z.boolean(),
    /** The one whose page stands above this one's, where it is not in the trash. */
    parentMenuId: id.nullish(),
    parentName: text,
    depth: z.number().int().nonnegative().nullish(),
    position: z.number().int(),
    pages: z.array(
      z.object({ menuPageContentId: id, contentFileName: z.string(), isDraft: z.boolean(), slug: text.optional() }),
    ),
    version: versionWire,
    updatedAt: moment,
    deletedAt: moment,
  })
  .transform((wire) => ({
    id: wire.menuId,
    name: wire.menuName.trim(),
    url: wire.menuUrl,
    inMenu: wire.inMenu,
    parentId: wire.parentMenuId ?? null,
    parentName: wire.parentName,
    depth: wire.depth ?? 0,
    pages: wire.pages.map((page) => ({
      id: page.menuPageContentId,
      title: page.contentFileName,
      isDraft: page.isDraft,
      slug: page.slug ?? '',
    })),
    version: wire.version ?? null,
    updatedAt: wire.updatedAt,
  }));
export type KeptMenu = z.output<typeof keptMenuSchema>;
export type KeptMenuWire = z.input<typeof keptMenuSchema>;
export const menuExtensionFields = [
  ...(['menuUrl', 'inMenu', 'parentMenuId', 'parentName', 'depth', 'position'] as const),
  ...(['pages', 'version', 'updatedAt', 'deletedAt'] as const),
] as const;

export const menuInput = z.strictObject({
  menuId: ownId,
  menuName: typed(resources.menu.lengths.name).min(1, says('menuNameRequired')),
  menuUrl: typed(resources.menu.lengths.url)
    .regex(/^(\/(?![/\\]).*|https?:\/\/.+)?$/i, says('menuAddressInvalid'))
    .nullish(),
  inMenu: z.boolean().nullish(),
  /** Extension: the menu whose page stands above this one's; null for none, nothing to leave it. */
  parentMenuId: z.number().int().positive().nullish(),
  version: versionInput,
  parentName: ignored,
  depth: ignored,
  position: ignored,
  pages: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
});
export type MenuInput = z.output<typeof menuInput>;

const menuPageWire = z.object({
  menuPageContentId: id.nullish(),
  menuId: id.nullish(),
  parentMenuId: id.nullish(),
  /** File name of a picture. */
  extra1: text,
  contentIcon: text,
  contentFileName: text,
  /** HTML; '' in pages of pages. */
  contentType: text,
  // Extensions.
  /** Its own address below the site's; '' where it is found at its menu's. */
  slug: text.optional(),
  /** For search engines, where they are told something else than visitors. */
  searchTitle: text.optional(),
  searchText: text.optional(),
  noIndex: z.boolean().nullish(),
  // Of these, for staff.
  isDraft: z.boolean().nullish(),
  menuName: text.optional(),
  version: versionWire,
  updatedAt: moment.optional(),
  deletedAt: moment.optional(),
});
export type MenuPageWire = z.input<typeof menuPageWire>;
export const menuPageExtensionFields = [
  ...(['menuPageContentId', 'menuId', 'parentMenuId', 'isDraft', 'menuName'] as const),
  ...(['slug', 'searchTitle', 'searchText', 'noIndex'] as const),
  ...(['version', 'updatedAt', 'deletedAt'] as const),
] as const;

/** MenuPageContent: a managed page, shown at pagecontent/{menuId}. */
export const menuPageSchema = menuPageWire.transform((wire) => ({
  id: wire.menuPageContentId ?? null,
  menuId: wire.menuId ?? null,
  parentMenuId: wire.parentMenuId ?? null,
  picture: wire.extra1,
  icon: wire.contentIcon,
  title: wire.contentFileName,
  bodyHtml: wire.contentType,
  slug: wire.slug ?? '',
  searchTitle: wire.searchTitle ?? '',
  searchText: wire.searchText ?? '',
  noIndex: wire.noIndex ?? false,
}));
export type MenuPage = z.output<typeof menuPageSchema>;

/** Extension: every address that leads to a public page, also one that it had before, and the page's menu. */
export const pageAddressesSchema = z.array(z.object({ slug: z.string(), menuId: id }));

export const keptPageSchema = menuPageWire.transform((wire) => ({
  id: wire.menuPageContentId ?? 0,
  menuId: wire.menuId ?? 0,
  title: wire.contentFileName,
  menuName: wire.menuName ?? '',
  slug: wire.slug ?? '',
  isDraft: wire.isDraft ?? false,
  version: wire.version ?? null,
  updatedAt: wire.updatedAt ?? null,
}));
export type KeptPage = z.output<typeof keptPageSchema>;

export const menuPageInput = z.strictObject({
  menuPageContentId: ownId,
  /** Without it a new page gets a menu of its own, and another one stays where it is. */
  menuId: z.number().int().positive().nullish(),
  parentMenuId: ignored,
  extra1: pictureInput.nullish(),
  contentIcon: typed(120).nullish(),
  contentFileName: typed(200).min(1, says('titleRequired')),
  contentType: articleHtml.nullish(),
  isDraft: z.boolean().nullish(),
  /** Extension: the address below the site's that it is to have; '' for its menu's, nothing to leave it. */
  slug: pageSlug.nullish(),
  // Extensions, for search engines; nothing to leave them.
  searchTitle: typed(120).nullish(),
  searchText: typed(300).nullish(),
  noIndex: z.boolean().nullish(),
  version: versionInput,
  menuName: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
});
export type MenuPageInput = z.output<typeof menuPageInput>;
