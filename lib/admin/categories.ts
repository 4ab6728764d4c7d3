import type { KeptCategory } from '@/lib/contract/category';
import type { Opened } from './editor-state';
import type { ListRules } from './list-query';
import type { Fields } from './merge-edits';
import type { RowRules } from './page-of-rows';

/** What an API can be asked for that counts what is in a category. */
export const categoryRules: ListRules = {
  statuses: ['all', 'empty'],
  sorts: ['name', 'listings', 'posts'],
  defaultSort: 'name',
};

/** Of the published calls. */
export const plainCategoryRules: ListRules = { ...categoryRules, statuses: ['all'], sorts: ['name'] };

export const categoryRowRules: RowRules<KeptCategory> = {
  texts: ({ name }) => [name],
  sorts: { name: ({ name }) => name },
  statuses: () => [],
};

export const categoryFields = ['name'] as const;
/** The API's name of the field. */
export const categoryNames = { categoryName: 'name' };

export function toOpenedCategory({ name, version }: KeptCategory): Opened {
  return { fields: { name }, version };
}

export function toCategoryBody({ name }: Fields) {
  return { categoryName: name };
}

/** False where something is in it, as far as the API tells. */
export function isEmptyCategory({ listings, posts }: KeptCategory): boolean {
  return !listings && !posts;
}
