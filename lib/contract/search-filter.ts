import { z } from 'zod';
import { says } from './issue-faults';
import { resources } from './resources';
import { staffListQuery } from './staff-list';
import { id, idParam, ids, ignored, moment, ownId, typed, typedIds, versionInput, versionWire } from './wire';

/** Behind all that were put in an order. */
export const lastPosition = 1_000_000;
const positionWire = z.number().int().nullish();

/** One row of `TypeDetail/getSearchconfig`: a value to tick, the categories it belongs to, the listings it keeps. */
export const searchFilterSchema = z
  .object({
    searchId: id,
    categoryId: ids,
    filterHeaderName: z.string(),
    filterValue: z.string(),
    typeId: ids,
    // Extension.
    position: positionWire,
  })
  .transform((wire) => ({ ...toFilter(wire), listingIds: wire.typeId }));
export type SearchFilter = z.output<typeof searchFilterSchema>;

/** A value as staff keep it. What the published calls do not tell is null. */
export const keptFilterSchema = z
  .object({
    searchId: id,
    categoryId: ids,
    filterHeaderName: z.string(),
    filterValue: z.string(),
    position: positionWire,
    version: versionWire,
    /** Of those that are not in the trash, public or not. */
    listingCount: z.number().int().nonnegative(),
    categoryNames: z.array(z.string()),
    updatedAt: moment.optional(),
  })
  .transform((wire) => ({
    ...toFilter(wire),
    version: wire.version ?? null,
    listings: wire.listingCount,
    categoryNames: wire.categoryNames,
  }));
export type KeptFilter = z.output<typeof keptFilterSchema>;
export type KeptFilterWire = z.input<typeof keptFilterSchema>;
export const searchFilterExtensionFields = ['position'] as const;

type Wire = { searchId: number; categoryId: number[]; filterHeaderName: string; filterValue: string };

function toFilter(wire: Wire & { position?: number | null | undefined }) {
  return {
    id: wire.searchId,
    categoryIds: wire.categoryId,
    header: wire.filterHeaderName.trim(),
    value: wire.filterValue.trim(),
    position: wire.position ?? lastPosition,
  };
}

const { lengths } = resources.filter;
const header = typed(lengths.header).min(1, says('fieldsRequired'));

export const searchFilterInput = z.strictObject({
  searchId: ownId,
  filterHeaderName: header,
  filterValue: typed(lengths.value).min(1, says('fieldsRequired')),
  categoryId: typedIds.optional(),
  version: versionInput,
  typeId: ignored,
  position: ignored,
  listingCount: ignored,
  categoryNames: ignored,
  updatedAt: ignored,
});
export type SearchFilterInput = z.output<typeof searchFilterInput>;

const rowId = z.number().int().positive();

export const filterMergeInput = z.strictObject({
  from: rowId,
  into: rowId,
  /** Of the one that goes. */
  version: versionInput,
});
export const filterSplitInput = z.strictObject({
  from: rowId,
  value: typed(lengths.value).min(1, says('fieldsRequired')),
  categoryId: rowId,
  version: versionInput,
});
export const headerInput = z.strictObject({ header, name: header });
/** A value that listings have is deleted by whoever knows how many. */
export const filterDeletion = z.object({
  held: idParam.optional().describe('How many listings lose it, as `listingCount` says.'),
});

export const filterQuery = z.object({
  ...staffListQuery(resources.filter).shape,
  header: typed(lengths.header).optional(),
});
