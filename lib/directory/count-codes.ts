import { addCodes, type Column } from './columns';
import type { Hits } from './hits';

/** How many hits hold each code of a column; those that only the choice with the given number shuts out count too. */
export function countCodes(column: Column<unknown>, { places, whole, choiceOf }: Hits, choice = 0): Uint32Array {
  if (whole && choice === choiceOf.size) return whole.countsOf(column);
  const counts = new Uint32Array(column.values.length);
  for (const some of new Set([places[0], places[choice]])) if (some) addCodes(column, some, counts);
  return counts;
}

type CodeCount = { code: number; count: number };

/** The highest counts, equal ones by code; those that would not stay are never sorted. One code is left out. */
export function highest(counts: Uint32Array, most: number, without?: number): CodeCount[] {
  const top: CodeCount[] = [];
  for (const [code, count] of counts.entries()) {
    const lowest = top.length < most ? 0 : (top[most - 1]?.count ?? 0);
    if (count <= lowest || code === without) continue;
    const behind = top.findIndex((other) => other.count < count);
    top.splice(behind === -1 ? top.length : behind, 0, { code, count });
    if (top.length > most) top.pop();
  }
  return top;
}
