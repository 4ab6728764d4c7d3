/** What became of the rows of an import. */
export type StoreCounts = { created: number; changed: number; unchanged: number };
