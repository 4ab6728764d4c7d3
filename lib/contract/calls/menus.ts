import { z } from 'zod';
import { type Endpoint, pictureMaxBody } from '../endpoint';
import { menuInput, menuPageInput, menuPageSchema, menuSchema } from '../menu';
import { create, done, list, one, remove, update } from './build';

export const menuCalls = {
  listMenus: list('MenuMaster', 'Menus in their order', { response: z.array(menuSchema), reads: ['menus'] }),
  createMenu: create(
    'MenuMaster',
    'A new menu, behind the others',
    {
      body: menuInput,
      response: menuSchema,
      changes: ['menus'],
      extension: true,
    },
    'editor',
  ),
  updateMenu: update(
    'MenuMaster/{id}',
    'Change a menu',
    {
      idQuery: 'menuid',
      body: menuInput,
      response: menuSchema,
      changes: ['menus'],
      extension: true,
    },
    'editor',
  ),
  deleteMenu: remove(
    'MenuMaster/{id}',
    'Delete a menu with its pages',
    {
      idQuery: 'menuid',
      response: done,
      changes: ['menus', 'pages'],
      extension: true,
    },
    'editor',
  ),

  listPagesOfMenu: one('MenuPageContent/GetAllMenuMastersmenuId/{id}', 'The managed pages of a menu', {
    idQuery: 'menuid',
    response: z.array(menuPageSchema),
    reads: ['pages'],
  }),
  listMenuPages: list('MenuPageContent', 'Every managed page', {
    response: z.array(menuPageSchema),
    reads: ['pages'],
    extension: true,
  }),
  createMenuPage: create(
    'MenuPageContent',
    'A new managed page',
    {
      maxBody: pictureMaxBody,
      body: menuPageInput,
      response: menuPageSchema,
      changes: ['pages'],
      extension: true,
    },
    'editor',
  ),
  updateMenuPage: update(
    'MenuPageContent/{id}',
    'Change a managed page',
    {
      maxBody: pictureMaxBody,
      body: menuPageInput,
      response: menuPageSchema,
      changes: ['pages'],
      extension: true,
    },
    'editor',
  ),
  deleteMenuPage: remove(
    'MenuPageContent/{id}',
    'Delete a managed page',
    {
      response: done,
      changes: ['pages'],
      extension: true,
    },
    'editor',
  ),
} satisfies Record<string, Endpoint>;
