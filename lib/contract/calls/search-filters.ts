import type { Endpoint } from '../endpoint';
import {
  filterDeletion,
  filterMergeInput,
  filterQuery,
  filterSplitInput,
  filtersOrPageSchema,
  headerInput,
  keptFilterSchema,
  searchFilterInput,
} from '../search-filter';
import { create, done, list, one, remove, update } from './build';

const changes = ['searchFilters', 'listings'] as const;
const kept = { response: keptFilterSchema, changes, extension: true } as const;

/** What visitors tick beside categories: published as one list, kept by calls of our own. */
export const searchFilterCalls = {
  listSearchFilters: {
    ...list('TypeDetail/getSearchconfig', 'Filter values with their listings; with `page` one page, for staff', {
      response: filtersOrPageSchema,
      reads: ['searchFilters'],
    }),
    query: filterQuery,
    pageWho: 'editor',
  },
  getSearchFilter: one(
    'admin/filters/{id}',
    'One filter value',
    { response: keptFilterSchema, extension: true },
    'editor',
  ),
  createSearchFilter: create('admin/filters', 'A new filter value', { ...kept, body: searchFilterInput }, 'editor'),
  updateSearchFilter: update(
    'admin/filters/{id}',
    'Change a filter value',
    { ...kept, body: searchFilterInput },
    'editor',
  ),
  deleteSearchFilter: {
    ...remove(
      'admin/filters/{id}',
      'Delete a filter value; one that listings have, only knowing how many lose it',
      { response: done, changes, extension: true },
      'editor',
    ),
    query: filterDeletion,
  },
  mergeSearchFilters: create(
    'admin/filters/merge',
    'Put the listings of one filter value under another one, and delete it',
    { ...kept, body: filterMergeInput },
    'editor',
  ),
  splitSearchFilter: create(
    'admin/filters/split',
    'Give those listings of a filter value that are in a category a new value instead',
    { ...kept, body: filterSplitInput },
    'editor',
  ),
  renameFilterHeader: create(
    'admin/filters/header',
    'Rename a header of filter values',
    { response: done, changes, extension: true, body: headerInput },
    'editor',
  ),
} satisfies Record<string, Endpoint>;
