import { listingsPerPage } from '@/lib/contract/listing-query';
import type { Matches } from './match-entries';

/** The places of a page's hits, by rank and then as ordered, and how many hits there are. */
export function pageOfMatches(
  { missed, ranks }: Matches,
  order: Uint32Array,
  page: number,
): { places: Uint32Array; total: number } {
  // Each rank knows where its next hit stands: nothing is sorted, and the walk ends with the page.
  const next = countBetter(missed, ranks);
  const total = next.at(-1) ?? 0;
  const first = (page - 1) * listingsPerPage;
  const places = new Uint32Array(Math.max(0, Math.min(listingsPerPage, total - first)));
  let wanted = places.length;
  for (const place of order) {
    if (wanted === 0) break;
    if (missed[place] !== 0) continue;
    const rank = ranks[place] ?? 0;
    const position = next[rank] ?? 0;
    next[rank] = position + 1;
    if (position < first || position >= first + listingsPerPage) continue;
    places[position - first] = place;
    wanted -= 1;
  }
  return { places, total };
}

/** For every rank the number of hits with a better one; the last of all is the number of hits. */
function countBetter(missed: Matches['missed'], ranks: Matches['ranks']): Uint32Array {
  const counts = new Uint32Array(257);
  for (let place = 0; place < missed.length; place += 1) {
    const above = (ranks[place] ?? 0) + 1;
    if (missed[place] === 0) counts[above] = (counts[above] ?? 0) + 1;
  }
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum;
  });
}
