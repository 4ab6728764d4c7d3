import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import {
  filterDeletion,
  filterMergeInput,
  filterQuery,
  filterSplitInput,
  headerInput,
  keptFilterSchema,
  searchFilterInput,
  searchFilterSchema,
} from '../search-filter';
import { allOrPages, create, done, one, remove, update } from './build';

const { who } = resources.filter;

const changes = ['searchFilters', 'listings'] as const;
const kept = { response: keptFilterSchema, changes, extension: true } as const;

export const searchFilterCalls = {
  listSearchFilters: {
    ...allOrPages(
      resources.filter,
      'TypeDetail/getSearchconfig',
      'Filter values with their listings; with `page` one page, for staff',
      { page: keptFilterSchema, all: searchFilterSchema },
      { reads: ['searchFilters'] },
    ),
    query: filterQuery,
  },
  getSearchFilter: one('admin/filters/{id}', 'One filter value', { response: keptFilterSchema, extension: true }, who),
  createSearchFilter: create('admin/filters', 'A new filter value', { ...kept, body: searchFilterInput }, who),
  updateSearchFilter: update('admin/filters/{id}', 'Change a filter value', { ...kept, body: searchFilterInput }, who),
  deleteSearchFilter: {
    ...remove(
      'admin/filters/{id}',
      'Delete a filter value; one that listings have, only knowing how many lose it',
      { response: done, changes, extension: true },
      who,
    ),
    query: filterDeletion,
  },
  mergeSearchFilters: create(
    'admin/filters/merge',
    'Put the listings of one filter value under another one, and delete it',
    { ...kept, body: filterMergeInput },
    who,
  ),
  splitSearchFilter: create(
    'admin/filters/split',
    'Give those listings of a filter value that are in a category a new value instead',
    { ...kept, body: filterSplitInput },
    who,
  ),
  renameFilterHeader: create(
    'admin/filters/header',
    'Rename a header of filter values',
    { response: done, changes, extension: true, body: headerInput },
    who,
  ),
} satisfies Record<string, Endpoint>;
