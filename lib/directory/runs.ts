import type { ListingGroup } from '@/lib/contract/listing-page';
import { listingsPerPage } from '@/lib/contract/listing-query';

type Run = { reason: ListingGroup['reason']; upTo: number };

/** The runs of an answer in their order, each taken only while those before it hold fewer than `upTo` listings. */
const runs: readonly Run[] = [
  { reason: 'match', upTo: Number.POSITIVE_INFINITY },
  { reason: 'nearby', upTo: listingsPerPage },
  { reason: 'travels', upTo: listingsPerPage },
  { reason: 'otherKinds', upTo: listingsPerPage },
  { reason: 'partly', upTo: 6 },
  { reason: 'elsewhere', upTo: 6 },
  { reason: 'around', upTo: 6 },
  { reason: 'otherKinds', upTo: 6 },
  { reason: 'partly', upTo: 3 },
  { reason: 'instead', upTo: 3 },
  { reason: 'instead', upTo: 1 },
];

/** Their places in `runs`. */
export const run = {
  match: 0,
  nearby: 1,
  travels: 2,
  otherKinds: 3,
  partly: 4,
  elsewhere: 5,
  around: 6,
  otherDoors: 7,
  partlyAnywhere: 8,
  instead: 9,
  anything: 10,
} as const;

const isWithinMiles: readonly number[] = [run.nearby, run.around];

export type ShownRun = ListingGroup & { run: number };

/**
 * Which runs are shown.
 * @param counts of each run, by its place
 */
export function chooseRuns(counts: Uint32Array, radius: number): ShownRun[] {
  let total = 0;
  return runs.flatMap(({ reason, upTo }, place) => {
    const count = counts[place] ?? 0;
    if (count === 0 || total >= upTo) return [];
    total += count;
    return [{ run: place, reason, count, miles: isWithinMiles.includes(place) ? radius : null }];
  });
}

/** Whether nothing of a run is shown, whatever it holds, for what those before it hold. */
export function isRunLeftOut(counts: Uint32Array, place: number): boolean {
  const before = counts.subarray(0, place).reduce((sum, count) => sum + count, 0);
  return before >= (runs[place]?.upTo ?? 0);
}
