import type { KeptMenu } from '@/lib/contract/menu';
import { pageHref } from '@/lib/pages/page-href';
import { editorCalls, factsOf, fieldsOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

const { field, hinted } = fieldsOf('AdminMenus', 'menu');

export const menuResource: Resource<KeptMenu> = {
  ...factsOf('menu'),
  words: {
    ...wordsOf('AdminMenus'),
    statuses: {
      all: 'AdminMenus.all',
      shown: 'AdminMenus.shown',
      hidden: 'AdminMenus.hidden',
      dead: 'AdminMenus.dead',
    },
    readOnly: 'AdminMenus.readOnly',
  },
  nameOf: ({ name }) => name,
  order: {
    groupOf({ inMenu, parentName }, say) {
      if (parentName) return say('AdminMenus.belowOne', { name: parentName });
      return say(inMenu ? 'AdminMenus.shown' : 'AdminMenus.hidden');
    },
    nameOf: ({ name }) => name,
    // The answer without pages is what visitors see.
    isInPages: true,
    isGroupFixed: true,
  },
  editor: {
    ...editorCalls('menu'),
    fields: [
      field('name', 'line'),
      hinted('url', 'line', { type: 'url' }),
      {
        name: 'shown',
        label: 'AdminMenus.where',
        hint: 'AdminMenus.whereHint',
        kind: 'choice',
        values: [
          { value: 'yes', label: 'AdminMenus.shown' },
          { value: 'no', label: 'AdminMenus.hidden' },
        ],
      },
      {
        name: 'parent',
        label: 'AdminMenus.below',
        hint: 'AdminMenus.belowHint',
        kind: 'choice',
        room: 'menus',
        values: [{ value: '', label: 'AdminMenus.belowNone' }],
      },
    ],
    quick: ['name', 'url', 'shown'],
    names: { menuName: 'name', menuUrl: 'url', inMenu: 'shown', parentMenuId: 'parent' },
    toOpened: ({ name, url, inMenu, parentId, version }) => ({
      fields: { name, url, shown: inMenu ? 'yes' : 'no', parent: parentId === null ? '' : String(parentId) },
      version,
    }),
    toBody: ({ name, url, shown, parent }, was) => ({
      menuName: name,
      menuUrl: url,
      inMenu: shown !== 'no',
      // One that is in the trash stays, though nobody is told of it.
      ...(parent !== was.parent && { parentMenuId: parent ? Number(parent) : null }),
    }),
  },
};

export function menuTarget({ id, url, pages }: Pick<KeptMenu, 'id' | 'url' | 'pages'>): string {
  const slug = pages.find(({ isDraft }) => !isDraft)?.slug ?? '';
  return url || pageHref({ menuId: id, slug });
}
