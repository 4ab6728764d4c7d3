import type { KeptCategory } from '@/lib/contract/category';
import { endpoints } from '@/lib/contract/endpoints';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { lengths } = resources.category;

export const categoryResource: Resource<KeptCategory> = {
  ...factsOf('category'),
  words: {
    caption: 'AdminCategories.caption',
    none: 'AdminCategories.none',
    count: 'AdminToday.categories',
    add: 'AdminCategories.new',
    statuses: { all: 'AdminCategories.all', empty: 'AdminCategories.empty' },
  },
  rules: { statuses: ['all', 'empty'], sorts: ['name', 'position', 'listings', 'posts'], defaultSort: 'name' },
  list: endpoints.listCategories,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  mayDelete: isEmptyCategory,
  mergeWord: 'AdminCategories.mergeLink',
  order: { groupOf: () => '', nameOf: ({ name }) => name },
  editor: {
    get: endpoints.getCategory,
    create: endpoints.createCategory,
    update: endpoints.updateCategory,
    fields: [
      {
        name: 'name',
        label: 'AdminCategories.name',
        hint: 'AdminCategories.nameHint',
        kind: 'line',
        max: lengths.name,
      },
    ],
    quick: ['name'],
    names: { categoryName: 'name' },
    toOpened: ({ name, version }) => ({ fields: { name }, version }),
    toBody: ({ name }) => ({ categoryName: name }),
  },
};

/** False where something is in it, as far as the API tells. */
export function isEmptyCategory({ listings, posts }: KeptCategory): boolean {
  return !listings && !posts;
}
