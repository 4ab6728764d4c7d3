import type { Fault } from '@/lib/contract/faults';
import type { ListingStatus, RegisterFacts } from '@/lib/contract/listing';
import type { PlainFields } from '@/lib/contract/listing-fields';

/** What a source says of a service, in the words of a listing. */
export type Said = PlainFields & {
  title: string;
  status: ListingStatus;
  descriptionHtml: string;
  features: string[];
  headFeatures: string[];
  categoryNames: string[];
  /** What it says for filters alone: region, kind of provider. */
  facts: string[];
  lat: number | null;
  lng: number | null;
  register: RegisterFacts | null;
};

/** A service's place in a register, the same from file to file. */
export type Registration = { source: string; sourceKey: string };

/** Services that have a number which is one all over the world. */
export const referralSource = 'Open Referral';

export type Entry = Said &
  Registration & {
    /** The series of files that said it. */
    origin: string;
    /** The day of the file: '2026-05-31'. */
    statedOn: string;
  };

/** What a format reads off one record; what it leaves out is not said there. */
export type ReadEntry = Partial<Said> & Registration & { title: string; origin?: string; statedOn?: string };

/** A format makes an entry of a record, and says what it could not take of it, or why there is none. */
export type ReadRecord = { entry: ReadEntry; told?: readonly Fault[] } | { skipped: Fault };
/** `cells`: as the file has them; a record of JSON is one. */
export type Line = { line: number; record: ReadRecord; cells: () => string[] };
export type RecordReader = (record: unknown) => ReadRecord;

export function registrationOf({ source, sourceKey }: Registration): string {
  return `${source}\n${sourceKey}`;
}
