import { categoryFields, categoryNames, toCategoryBody, toOpenedCategory } from '@/lib/admin/categories';
import { getCategory } from '@/lib/care-api/staff-categories';
import { endpoints } from '@/lib/contract/endpoints';
import { editorRoute } from '@/lib/door/editor-route';

/** A category, new or renamed. */
export const POST = editorRoute({
  kind: 'category',
  path: '/adminPanel/categories',
  fields: categoryFields,
  names: categoryNames,
  create: endpoints.createCategory,
  update: endpoints.updateCategory,
  get: getCategory,
  idOf: ({ id }) => id,
  toOpened: toOpenedCategory,
  toBody: toCategoryBody,
});
