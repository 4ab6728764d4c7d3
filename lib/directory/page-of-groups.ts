import { listingsPerPage } from '@/lib/contract/listing-query';
import type { Groups } from './group-entries';
import type { Hits } from './match-entries';
import type { ScoreOf } from './score-entries';

/** The places of a page's entries: run after run, the highest scores of each first. */
export function pageOfGroups(
  { group, shown }: Groups,
  scoreOf: ScoreOf,
  { missed, places }: Hits,
  page: number,
): number[] {
  const ofPage: number[] = [];
  let before = 0;
  for (const { run, count } of shown) {
    const from = Math.max(0, (page - 1) * listingsPerPage - before);
    const wanted = listingsPerPage - ofPage.length;
    before += count;
    if (from >= count || wanted === 0) continue;
    const members = new Uint32Array(count);
    const scores = new Float64Array(count);
    let length = 0;
    for (let hit = 0; hit < places.length; hit += 1) {
      const at = places[hit] ?? 0;
      if (group[at] !== run || missed[at] !== 0) continue;
      members[length] = at;
      scores[length] = scoreOf(at);
      length += 1;
    }
    for (const member of highest(scores, from + wanted).slice(from)) ofPage.push(members[member] ?? 0);
  }
  return ofPage;
}

/** The first pages are asked for most: what would not stay is never sorted. */
const fewEnough = 240;

/** The places of the highest scores, equal ones in their order. */
function highest(scores: Float64Array, most: number): number[] {
  if (most > fewEnough) {
    const all = Uint32Array.from(scores, (_, place) => place);
    return [...all.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).subarray(0, most)];
  }
  const top: number[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0;
    if (top.length === most && score <= lowest) continue;
    let low = 0;
    let high = top.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((scores[top[middle] ?? 0] ?? 0) >= score) low = middle + 1;
      else high = middle;
    }
    top.splice(low, 0, place);
    if (top.length > most) top.pop();
    lowest = scores[top.at(-1) ?? 0] ?? 0;
  }
  return top;
}
