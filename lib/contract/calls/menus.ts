import { z } from 'zod';
import { type Endpoint, pictureMaxBody } from '../endpoint';
import {
  keptMenuSchema,
  keptPageSchema,
  menuInput,
  menuPageInput,
  menuPageSchema,
  menuSchema,
  pageAddressesSchema,
} from '../menu';
import { resources } from '../resources';
import { allOrPages, create, done, list, one, pages, remove, update } from './build';

const { menu, page } = resources;

// Where a menu stands decides what leads to a page, and a page whether its menu leads anywhere.
const changes = ['menus', 'pages'] as const;
const menuWriting = { body: menuInput, response: keptMenuSchema, changes, extension: true } as const;
const pageWriting = {
  maxBody: pictureMaxBody,
  body: menuPageInput,
  response: menuPageSchema,
  changes,
  extension: true,
} as const;

export const menuCalls = {
  listMenus: allOrPages(
    menu,
    'MenuMaster',
    'Menus that lead somewhere, in their order; with `page` one page of all, for staff',
    { page: keptMenuSchema, all: menuSchema },
    { reads: ['menus'] },
  ),
  getMenu: one('MenuMaster/{id}', 'One menu', { response: keptMenuSchema, extension: true }, menu.who),
  createMenu: create('MenuMaster', 'A new menu, behind the others', menuWriting, menu.who),
  updateMenu: update('MenuMaster/{id}', 'Change a menu', { idQuery: 'menuid', ...menuWriting }, menu.who),
  deleteMenu: remove(
    'MenuMaster/{id}',
    'Put a menu into the trash, its pages with it',
    { idQuery: 'menuid', response: done, changes, extension: true },
    menu.who,
  ),

  listPagesOfMenu: one('MenuPageContent/GetAllMenuMastersmenuId/{id}', 'The public pages of a menu', {
    idQuery: 'menuid',
    response: z.array(menuPageSchema),
    reads: ['pages'],
  }),
  listMenuPages: list('MenuPageContent', 'Every public managed page', {
    response: z.array(menuPageSchema),
    reads: ['pages'],
    extension: true,
  }),
  listPageAddresses: list('MenuPageContent/addresses', 'Every address that leads to a public managed page', {
    response: pageAddressesSchema,
    reads: ['pages'],
    extension: true,
  }),
  listKeptPages: pages(
    page,
    'admin/pages',
    'Managed pages as staff keep them, drafts too, without their text',
    keptPageSchema,
  ),
  createMenuPage: create('MenuPageContent', 'A new managed page', pageWriting, page.who),
  updateMenuPage: update('MenuPageContent/{id}', 'Change a managed page', pageWriting, page.who),
  deleteMenuPage: remove(
    'MenuPageContent/{id}',
    'Put a managed page into the trash',
    { response: done, changes, extension: true },
    page.who,
  ),
} satisfies Record<string, Endpoint>;
