import type { Column } from './columns';
import type { Hits } from './match-entries';

/** How many hits hold each code of a column; those that only the choice with the given number shuts out count too. */
export function countCodes(
  { starts, codes, values }: Column<unknown>,
  { missed, places }: Hits,
  choice = 0,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let hit = 0; hit < places.length; hit += 1) {
    const place = places[hit] ?? 0;
    if (missed[place] !== 0 && missed[place] !== choice) continue;
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

type CodeCount = { code: number; count: number };

/** The highest counts, equal ones by code; those that would not stay are never sorted. */
export function highest(counts: Uint32Array, most: number): CodeCount[] {
  const top: CodeCount[] = [];
  for (const [code, count] of counts.entries()) {
    const lowest = top.length < most ? 0 : (top[most - 1]?.count ?? 0);
    if (count <= lowest) continue;
    const behind = top.findIndex((other) => other.count < count);
    top.splice(behind === -1 ? top.length : behind, 0, { code, count });
    if (top.length > most) top.pop();
  }
  return top;
}
