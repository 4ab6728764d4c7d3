import { z } from 'zod';
import { says } from './issue-faults';
import { resources } from './resources';
import { id, ignored, moment, ownId, typed, versionInput, versionWire } from './wire';

export const categorySchema = z
  .object({ categoryId: id, categoryName: z.string() })
  .transform((wire) => ({ id: wire.categoryId, name: wire.categoryName.trim() }));
export type Category = z.output<typeof categorySchema>;

const count = z.number().int().nonnegative().nullish();

/** A category as staff keep it. What the published calls do not tell is null. */
export const keptCategorySchema = z
  .object({
    categoryId: id,
    categoryName: z.string(),
    // Extensions.
    version: versionWire,
    position: z.number().int().optional(),
    /** Listings and posts that are in it, public or not. */
    listingCount: count,
    postCount: count,
    updatedAt: moment.optional(),
  })
  .transform((wire) => ({
    id: wire.categoryId,
    name: wire.categoryName.trim(),
    version: wire.version ?? null,
    listings: wire.listingCount ?? null,
    posts: wire.postCount ?? null,
  }));
export type KeptCategory = z.output<typeof keptCategorySchema>;
export type KeptCategoryWire = z.input<typeof keptCategorySchema>;
export const categoryExtensionFields = ['version', 'position', 'listingCount', 'postCount', 'updatedAt'] as const;

export const categoryInput = z.strictObject({
  categoryId: ownId,
  categoryName: typed(resources.category.lengths.name).min(1, says('categoryNameRequired')),
  version: versionInput,
  position: ignored,
  listingCount: ignored,
  postCount: ignored,
  updatedAt: ignored,
});

export const categoryMergeInput = z.strictObject({
  from: z.number().int().positive(),
  into: z.number().int().positive(),
  /** Of the one that goes. */
  version: versionInput,
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
  subcategoryName: typed(resources.category.lengths.name).min(1, says('subcategoryNameRequired')),
  categoryId: z.number().int().positive().nullish(),
});
