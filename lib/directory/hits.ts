import type { Directory } from './directory';
import type { Look } from './look-around';
import { type Matches, shutOut } from './match-entries';
import { run } from './runs';
import { scratchOf } from './scratch';
import type { Whole } from './whole';

export type Hits = {
  choiceOf: Matches['choiceOf'];
  /** By the number of the choice that shuts them out, those that none does at 0; rising. */
  places: readonly Uint32Array[];
  /** All that would be shown without the only choice, where one at most was made and that is known. */
  whole: Whole | null;
};

export function hitsOf(
  { facts }: Directory,
  { places, matches: { missed, choiceOf }, groups: { group, shown }, whole }: Look,
): Hits {
  const isShown = new Uint8Array(run.anything + 1);
  isShown[run.match] = 1;
  for (const one of shown) isShown[one.run] = 1;
  // Sorted by the choice that they miss: where those of each begin, then where its next one goes.
  const starts = new Uint32Array(choiceOf.size + 2);
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    if (isShown[group[at] ?? 0] === 0) missed[at] = shutOut;
    const choice = missed[at] ?? 0;
    if (choice !== shutOut) starts[choice + 1] = (starts[choice + 1] ?? 0) + 1;
  }
  for (let choice = 1; choice < starts.length; choice += 1)
    starts[choice] = (starts[choice] ?? 0) + (starts[choice - 1] ?? 0);
  const { hits } = scratchOf(facts);
  const next = starts.slice();
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    const choice = missed[at] ?? 0;
    if (choice === shutOut) continue;
    const slot = next[choice] ?? 0;
    hits[slot] = at;
    next[choice] = slot + 1;
  }
  const ofChoice = (choice: number) => hits.subarray(starts[choice], starts[choice + 1]);
  return { choiceOf, places: [0, ...choiceOf.values()].map(ofChoice), whole };
}
