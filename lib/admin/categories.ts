import type { KeptCategory } from '@/lib/contract/category';
import { editorOf, factsOf, fieldsOf, rulesOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

const { hinted } = fieldsOf('AdminCategories', 'category');

export const categoryResource: Resource<KeptCategory> = {
  ...factsOf('category'),
  words: {
    ...wordsOf('AdminCategories'),
    count: 'AdminToday.categories',
    statuses: { all: 'AdminCategories.all', empty: 'AdminCategories.empty' },
  },
  rules: { ...rulesOf('category'), sorts: ['name', 'position', 'listings', 'posts'], defaultSort: 'name' },
  nameOf: ({ name }) => name,
  mayDelete: isEmptyCategory,
  mergeWord: 'AdminCategories.mergeLink',
  order: { groupOf: () => '', nameOf: ({ name }) => name },
  editor: editorOf('category', {
    fields: [hinted('name', 'line')],
    quick: ['name'],
    names: { categoryName: 'name' },
  }),
};

export function isEmptyCategory({ listings, posts }: KeptCategory): boolean {
  return !listings && !posts;
}
