import { z } from 'zod';
import {
  categoryInput,
  categoryMergeInput,
  categorySchema,
  keptCategorySchema,
  subCategoryInput,
  subCategorySchema,
} from '../category';
import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import { allOrPages, create, done, list, one, remove, update } from './build';

const { who } = resources.category;

export const categoryCalls = {
  listCategories: allOrPages(
    resources.category,
    'Category',
    'Categories; with `page` one page, for staff',
    { page: keptCategorySchema, all: categorySchema },
    { reads: ['categories'] },
  ),
  getCategory: one('Category/{id}', 'One category', { response: keptCategorySchema, reads: ['categories'] }),
  createCategory: create(
    'Category',
    'A new category',
    { body: categoryInput, response: keptCategorySchema, changes: ['categories'] },
    who,
  ),
  updateCategory: update(
    'Category/{id}',
    'Change a category',
    { idQuery: 'categoryid', body: categoryInput, response: keptCategorySchema, changes: ['categories'] },
    who,
  ),
  deleteCategory: remove(
    'Category/{id}',
    'Delete a category that holds nothing',
    { idQuery: 'categoryid', response: done, changes: ['categories', 'listings', 'posts'] },
    who,
  ),
  mergeCategories: create(
    'admin/categories/merge',
    'Put what one category holds into another one, and delete it',
    {
      body: categoryMergeInput,
      response: keptCategorySchema,
      changes: ['categories', 'listings', 'posts'],
      extension: true,
    },
    who,
  ),
  listSubCategories: list('SubCategory', 'Subcategories', {
    response: z.array(subCategorySchema),
    reads: ['categories'],
  }),
  getSubCategory: one('SubCategory/{id}', 'One subcategory', { response: subCategorySchema, reads: ['categories'] }),
  createSubCategory: create(
    'SubCategory',
    'A new subcategory',
    { body: subCategoryInput, response: subCategorySchema, changes: ['categories'] },
    who,
  ),
  updateSubCategory: update(
    'SubCategory/{id}',
    'Change a subcategory',
    { idQuery: 'subcategoryid', body: subCategoryInput, response: subCategorySchema, changes: ['categories'] },
    who,
  ),
  deleteSubCategory: remove(
    'SubCategory/{id}',
    'Delete a subcategory',
    { idQuery: 'subcategoryid', response: done, changes: ['categories'] },
    who,
  ),
} satisfies Record<string, Endpoint>;
