import type { FeeLine } from '@/lib/contract/fees';
import type { employmentTypes, HomeTile, ListingStatus, payUnits } from '@/lib/contract/listing';
import type { SamplePlace } from './places';
import type { SampleCategory } from './provider';

export type SampleListing = {
  /** Only where other pages link to it. */
  id?: number;
  title: string;
  /** The first one is the folder it stands in. */
  categories: readonly SampleCategory[];
  place: SamplePlace;
  /** HTML paragraphs without their tags. */
  text: readonly string[];
  price?: string;
  fees?: readonly FeeLine[];
  job?: SampleJob;
  status?: ListingStatus;
  headFeatures: readonly string[];
  features: readonly string[];
  /** File names without their ending; the first is the banner, three or more make a carousel. */
  photos: readonly [string, ...string[]];
  filters: readonly (readonly [string, string])[];
  /** Last three digits of a number in a range kept for drama. */
  line: string;
  homePosition?: number;
  homeTile?: HomeTile;
};

type SampleJob = {
  employmentType: (typeof employmentTypes)[number];
  payFrom: number;
  payTo: number;
  payUnit: (typeof payUnits)[number];
  hours: string;
  postedDaysAgo: number;
  startsInDays?: number;
  closesInDays: number;
};
