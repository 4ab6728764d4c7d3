import { addCodes, type Column } from './columns';
import type { Directory } from './directory';
import { withoutClosedJobs } from './match-entries';

/** What fits where nothing was ticked, and no word or place was asked for. */
export type Whole = {
  places: Uint32Array;
  countsOf: (column: Column<unknown>) => Uint32Array;
};

const mostKept = 8;
const kept = new WeakMap<Directory['facts'], Map<string, Whole>>();

/** @param kinds Bits of the kinds that fit. */
export function wholeOf({ facts }: Directory, kinds: number, withClosed: boolean): Whole {
  const known = kept.get(facts) ?? new Map<string, Whole>();
  kept.set(facts, known);
  const key = `${kinds} ${withClosed}`;
  const whole = known.get(key) ?? makeWhole(facts, kinds, withClosed);
  // Those asked for longest ago make room.
  known.delete(key);
  known.set(key, whole);
  for (const [oldest] of known) {
    if (known.size <= mostKept) break;
    known.delete(oldest);
  }
  return whole;
}

function makeWhole(facts: Directory['facts'], kinds: number, withClosed: boolean): Whole {
  const missed = withoutClosedJobs(facts);
  const fitting = facts.kinds.map((its, at) => ((its & kinds) !== 0 && (withClosed || missed[at] === 0) ? 1 : 0));
  const places = Uint32Array.from(fitting.keys()).filter((at) => fitting[at] === 1);
  const counted = new Map<Column<unknown>, Uint32Array>();
  return {
    places,
    countsOf(column) {
      const counts = counted.get(column) ?? new Uint32Array(column.values.length);
      if (!counted.has(column)) addCodes(column, places, counts);
      counted.set(column, counts);
      return counts;
    },
  };
}
