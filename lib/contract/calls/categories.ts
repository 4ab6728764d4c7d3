import { z } from 'zod';
import { categoryInput, categorySchema, subCategoryInput, subCategorySchema } from '../category';
import type { Endpoint } from '../endpoint';
import { create, done, list, one, remove, update } from './build';

export const categoryCalls = {
  listCategories: list('Category', 'Categories', { response: z.array(categorySchema), reads: ['categories'] }),
  getCategory: one('Category/{id}', 'One category', { response: categorySchema, reads: ['categories'] }),
  createCategory: create(
    'Category',
    'A new category',
    {
      body: categoryInput,
      response: categorySchema,
      changes: ['categories'],
    },
    'editor',
  ),
  updateCategory: update(
    'Category/{id}',
    'Change a category',
    {
      idQuery: 'categoryid',
      body: categoryInput,
      response: categorySchema,
      changes: ['categories'],
    },
    'editor',
  ),
  deleteCategory: remove(
    'Category/{id}',
    'Delete a category',
    {
      idQuery: 'categoryid',
      response: done,
      changes: ['categories', 'listings', 'posts'],
    },
    'editor',
  ),
  listSubCategories: list('SubCategory', 'Subcategories', {
    response: z.array(subCategorySchema),
    reads: ['categories'],
  }),
  getSubCategory: one('SubCategory/{id}', 'One subcategory', {
    response: subCategorySchema,
    reads: ['categories'],
  }),
  createSubCategory: create(
    'SubCategory',
    'A new subcategory',
    {
      body: subCategoryInput,
      response: subCategorySchema,
      changes: ['categories'],
    },
    'editor',
  ),
  updateSubCategory: update(
    'SubCategory/{id}',
    'Change a subcategory',
    {
      idQuery: 'subcategoryid',
      body: subCategoryInput,
      response: subCategorySchema,
      changes: ['categories'],
    },
    'editor',
  ),
  deleteSubCategory: remove(
    'SubCategory/{id}',
    'Delete a subcategory',
    {
      idQuery: 'subcategoryid',
      response: done,
      changes: ['categories'],
    },
    'editor',
  ),
} satisfies Record<string, Endpoint>;
