import type { ListingGroup } from '@/lib/contract/listing-page';
import { listingsPerPage } from '@/lib/contract/listing-query';

type Run = { reason: ListingGroup['reason']; upTo: number };

/** The runs of an answer in their order, each taken only while those before it hold fewer than `upTo` listings. */
const runs: readonly Run[] = [
  { reason: 'match', upTo: Number.POSITIVE_INFINITY },
  { reason: 'widened', upTo: listingsPerPage },
  { reason: 'nearby', upTo: listingsPerPage },
  { reason: 'travels', upTo: listingsPerPage },
  { reason: 'otherKinds', upTo: listingsPerPage },
  { reason: 'partly', upTo: 6 },
  { reason: 'around', upTo: 6 },
  { reason: 'elsewhere', upTo: 6 },
  { reason: 'otherKinds', upTo: 6 },
  { reason: 'partly', upTo: 3 },
  { reason: 'instead', upTo: 3 },
  { reason: 'instead', upTo: 1 },
];

export const run = {
  match: 0,
  widened: 1,
  nearby: 2,
  travels: 3,
  otherKinds: 4,
  partly: 5,
  around: 6,
  elsewhere: 7,
  otherDoors: 8,
  partlyAnywhere: 9,
  instead: 10,
  anything: 11,
} as const;

type Shown = { radius: number; wider: number; moves: boolean };

export type ShownRun = ListingGroup & { run: number };

/**
 * Which runs are shown.
 * @param counts of each run, by its place
 * @param radius in miles, of what is near; `wider` of what is of another kind
 * @param moves somebody who lives in was asked for: who moves to them is an answer, whatever else is near
 */
export function chooseRuns(counts: Uint32Array, { radius, wider, moves }: Shown): ShownRun[] {
  const miles = new Map<number, number>([
    [run.widened, wider],
    [run.nearby, radius],
    [run.around, radius],
  ]);
  let total = 0;
  return runs.flatMap(({ reason, upTo }, place) => {
    const count = counts[place] ?? 0;
    if (count === 0 || (total >= upTo && !(moves && place === run.travels))) return [];
    total += count;
    return [{ run: place, reason, count, miles: miles.get(place) ?? null }];
  });
}

/** Whether nothing of a run is shown, whatever it holds, for what those before it hold. */
export function isRunLeftOut(counts: Uint32Array, place: number): boolean {
  const before = counts.subarray(0, place).reduce((sum, count) => sum + count, 0);
  return before >= (runs[place]?.upTo ?? 0);
}
