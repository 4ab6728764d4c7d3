import type { Listing } from '@/lib/contract/listing';
import type { SearchText } from '@/lib/contract/search-text';
import type { DirectoryEntry } from './directory-entry';
import type { Facts } from './facts';
import type { Gazetteer } from './places/gazetteer';
import type { WordIndex } from './words/word-index';

export type DirectoryListing = Pick<
  Listing,
  | 'id'
  | 'location'
  | 'city'
  | 'postcode'
  | 'phone'
  | 'email'
  | 'website'
  | 'price'
  | 'fees'
  | 'status'
  | 'position'
  | 'job'
  | 'categoryIds'
> & {
  text: SearchText;
  labels: readonly string[];
  categoryNames: readonly string[];
  filterIds: readonly number[];
  provider: string;
  rating: NonNullable<Listing['register']>['rating'];
  createdAt: number | null;
};

export type DirectoryFilter = {
  id: number;
  header: string;
  value: string;
  /** Among all; where its first value stands, a header does. */
  position: number;
  categoryIds: readonly number[];
};

export type Directory = {
  entries: readonly DirectoryEntry[];
  facts: Facts;
  words: WordIndex;
  places: Gazetteer;
  filters: ReadonlyMap<number, DirectoryFilter>;
  /** Ids of repeated filters to the id that stands for them. */
  canonicalId: ReadonlyMap<number, number>;
  /** Folded name to the spelling shown. */
  locationNames: ReadonlyMap<string, string>;
  cityNames: ReadonlyMap<string, string>;
};
