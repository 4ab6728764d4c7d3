import { z } from 'zod';
import { says } from './issue-faults';
import { id, ownId, typed } from './wire';

export const categorySchema = z
  .object({ categoryId: id, categoryName: z.string() })
  .transform((wire) => ({ id: wire.categoryId, name: wire.categoryName.trim() }));
export type Category = z.output<typeof categorySchema>;

export const categoryInput = z.strictObject({
  categoryId: ownId,
  categoryName: typed(160).min(1, says('categoryNameRequired')),
});

export const subCategorySchema = z
  .object({ subcategoryId: id, subcategoryName: z.string(), categoryId: id.nullish() })
  .transform((wire) => ({
    id: wire.subcategoryId,
    name: wire.subcategoryName.trim(),
    categoryId: wire.categoryId ?? null,
  }));

export const subCategoryInput = z.strictObject({
  subcategoryId: ownId,
  subcategoryName: typed(160).min(1, says('subcategoryNameRequired')),
  categoryId: z.number().int().positive().nullish(),
});
