import type { Fault } from '@/lib/contract/faults';
import type { JobFacts, ListingStatus, RegisterFacts } from '@/lib/contract/listing';
import type { PlainFields } from '@/lib/contract/listing-fields';

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
  job: JobFacts | null;
};

/** A service's place in a register, the same from file to file. */
export type Registration = { source: string; sourceKey: string };

/** Services that have a number which is one all over the world. */
export const referralSource = 'Open Referral';

/** Of a line of a table that a site like this one gave out: its cells by the API's names. */
type OwnCells = Readonly<Record<string, string>>;

export type Entry = Said &
  Registration & {
    /** The series of files that said it. */
    origin: string;
    /** The day of the file: '2026-05-31'. */
    statedOn: string;
    /** Its list says nothing of open or closed: `status` is no word of it. */
    isStatusUnsaid?: true;
    own?: OwnCells;
  };

export type ReadEntry = Partial<Said> &
  Registration & { title: string; origin?: string; statedOn?: string; own?: OwnCells };

export type ReadRecord = { entry: ReadEntry; told?: readonly Fault[] } | { skipped: Fault };
/** `cells`: as the file has them; a record of JSON is one. */
export type Line = { line: number; record: ReadRecord; cells: () => string[] };
/** `unread`: columns in which a spreadsheet shows a fault of its own. */
export type RecordReader = (record: unknown, unread?: readonly string[]) => ReadRecord;

export function registrationOf({ source, sourceKey }: Registration): string {
  return `${source}\n${sourceKey}`;
}
