/** What searching needs to know of a listing, apart from its words. */
export type DirectoryEntry = {
  id: number;
  /** Folded. */
  location: string;
  city: string;
  /** Known categories, each once. */
  categoryIds: readonly number[];
  /** Canonical ids. */
  filterIds: readonly number[];
  /** Place in the list by title, then id. */
  titleOrder: number;
  /** Milliseconds since 1970. */
  createdAt: number | null;
};

export type DirectoryFilter = { id: number; header: string; value: string; categoryIds: readonly number[] };

export type Directory<E extends DirectoryEntry = DirectoryEntry> = {
  entries: readonly E[];
  filters: ReadonlyMap<number, DirectoryFilter>;
  /** Ids of repeated filters to the id that stands for them. */
  canonicalId: ReadonlyMap<number, number>;
  /** Folded name to the spelling shown. */
  locationNames: ReadonlyMap<string, string>;
  cityNames: ReadonlyMap<string, string>;
};
