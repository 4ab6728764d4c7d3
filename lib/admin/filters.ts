import type { KeptFilter } from '@/lib/contract/search-filter';
import { editorCalls, factsOf, fieldsOf, rulesOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

const { field, hinted } = fieldsOf('AdminFilters', 'filter');

export const filterResource: Resource<KeptFilter> = {
  ...factsOf('filter'),
  words: {
    ...wordsOf('AdminFilters'),
    statuses: { all: 'AdminFilters.all', empty: 'AdminFilters.empty' },
    readOnly: 'AdminFilters.readOnly',
  },
  rules: {
    ...rulesOf('filter'),
    sorts: ['position', 'value', 'listings'],
    filters: { header: null },
  },
  filters: { header: { label: 'AdminFilters.header', choices: 'headers' } },
  mergeWord: 'AdminFilters.endLink',
  nameOf: ({ header, value }) => `${header}: ${value}`,
  mayDelete: ({ listings }) => listings === 0,
  order: { groupOf: ({ header }) => header, nameOf: ({ value }) => value },
  editor: {
    ...editorCalls('filter'),
    fields: [hinted('header', 'line'), field('value', 'line'), hinted('categories', 'checks', { room: 'categories' })],
    quick: ['value'],
    names: { filterHeaderName: 'header', filterValue: 'value', categoryId: 'categories' },
    toOpened: ({ header, value, categoryIds, version }) => ({
      fields: { header, value, categories: categoryIds.join(',') },
      version,
    }),
    toBody: ({ header, value, categories }) => ({
      filterHeaderName: header,
      filterValue: value,
      categoryId: categories,
    }),
  },
};
