import type { ListingStatus } from '@/lib/contract/listing';
import type { PlainFields } from '@/lib/contract/listing-fields';

/** A service as a register tells of it, before it meets the database. */
export type ImportedListing = PlainFields & {
  /** Register and the service's key in it: the same service keeps both from file to file. */
  source: string;
  sourceKey: string;
  title: string;
  status: ListingStatus;
  descriptionHtml: string;
  features: string[];
  headFeatures: string[];
  categoryNames: string[];
  /** Facts the register states apart from labels, read for filters as well. */
  facts: string[];
};

/** The same with the plain fields that the register has. */
export type RegisteredListing = Omit<ImportedListing, keyof PlainFields> & Partial<PlainFields>;

/** What a format makes of one record: a listing, or why there is none. */
export type ReadRecord = { listing: RegisteredListing } | { skipped: string };

/** A format reads one record; null at first, it is chosen by the file's own beginning. */
export type RecordReader = (record: unknown) => ReadRecord;
