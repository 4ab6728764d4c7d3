import type { ListingStatus } from '@/lib/contract/listing';

/** A service as a register tells of it, before it meets the database. */
export type ImportedListing = {
  /** Register and the service's key in it: the same service keeps both from file to file. */
  source: string;
  sourceKey: string;
  title: string;
  location: string;
  city: string;
  phone: string;
  email: string;
  address: string;
  postcode: string;
  website: string;
  status: ListingStatus;
  descriptionHtml: string;
  price: string;
  features: string[];
  headFeatures: string[];
  categoryNames: string[];
  /** Facts the register states apart from labels, read for filters as well. */
  facts: string[];
};

/** What a format makes of one record: a listing, or why there is none. */
export type ReadRecord = { listing: ImportedListing } | { skipped: string };

/** A format reads one record; null at first, it is chosen by the file's own beginning. */
export type RecordReader = (record: unknown) => ReadRecord;
