import { endpoints } from '@/lib/contract/endpoints';
import { resources } from '@/lib/contract/resources';
import type { KeptFilter } from '@/lib/contract/search-filter';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { lengths } = resources.filter;

/** What visitors tick in the directory beside categories, a header and a value each. */
export const filterResource: Resource<KeptFilter> = {
  ...factsOf('filter'),
  words: {
    caption: 'AdminFilters.caption',
    none: 'AdminFilters.none',
    add: 'AdminFilters.new',
    statuses: { all: 'AdminFilters.all', empty: 'AdminFilters.empty' },
    readOnly: 'AdminFilters.readOnly',
  },
  rules: {
    statuses: ['all', 'empty'],
    sorts: ['position', 'value', 'listings'],
    defaultSort: 'position',
    filters: { header: null },
  },
  filters: { header: { label: 'AdminFilters.header', choices: 'headers' } },
  list: endpoints.listSearchFilters,
  mergeWord: 'AdminFilters.endLink',
  idOf: ({ id }) => id,
  nameOf: ({ header, value }) => `${header}: ${value}`,
  mayDelete: ({ listings }) => listings === 0,
  order: { groupOf: ({ header }) => header, nameOf: ({ value }) => value },
  editor: {
    get: endpoints.getSearchFilter,
    create: endpoints.createSearchFilter,
    update: endpoints.updateSearchFilter,
    fields: [
      {
        name: 'header',
        label: 'AdminFilters.header',
        hint: 'AdminFilters.headerHint',
        kind: 'line',
        max: lengths.header,
      },
      { name: 'value', label: 'AdminFilters.value', kind: 'line', max: lengths.value },
      {
        name: 'categories',
        label: 'AdminFilters.categories',
        hint: 'AdminFilters.categoriesHint',
        kind: 'checks',
        room: 'categories',
      },
    ],
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
