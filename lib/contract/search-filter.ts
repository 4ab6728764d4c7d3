import { z } from 'zod';
import { id, ids } from './wire';

/** One row of `TypeDetail/getSearchconfig`: a value to tick, the categories it belongs to, the listings it keeps. */
export const searchFilterSchema = z
  .object({
    searchId: id,
    categoryId: ids,
    filterHeaderName: z.string(),
    filterValue: z.string(),
    typeId: ids,
  })
  .transform((wire) => ({
    id: wire.searchId,
    categoryIds: wire.categoryId,
    header: wire.filterHeaderName.trim(),
    value: wire.filterValue.trim(),
    listingIds: wire.typeId,
  }));
export type SearchFilter = z.output<typeof searchFilterSchema>;
