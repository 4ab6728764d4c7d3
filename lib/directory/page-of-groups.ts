import { listingsPerPage } from '@/lib/contract/listing-query';
import type { Groups } from './group-entries';
import type { ScoreOf } from './score-entries';

/** Run after run, the highest scores of each first. `places` are of what is shown. */
export function pageOfGroups({ group, shown }: Groups, scoreOf: ScoreOf, places: Uint32Array, page: number): number[] {
  const ofPage: number[] = [];
  let before = 0;
  for (const { run, count } of shown) {
    const from = Math.max(0, (page - 1) * listingsPerPage - before);
    const wanted = listingsPerPage - ofPage.length;
    before += count;
    if (from >= count || wanted === 0) continue;
    const members = shown.length === 1 ? places : places.filter((at) => group[at] === run);
    ofPage.push(...inOrder(members, scoreOf, from, from + wanted));
  }
  return ofPage;
}

/** The first pages are asked for most: what would not stay is never sorted. */
const fewEnough = 240;

function inOrder(members: Uint32Array, scoreOf: ScoreOf, from: number, to: number): number[] {
  const scores = new Float64Array(members.length);
  for (let index = 0; index < scores.length; index += 1) scores[index] = scoreOf(members[index] ?? 0);
  if (to <= fewEnough) return highest(members, scores, to).slice(from);
  // Numbers alone are sorted in a tenth of the time: they tell which few members are to be put in order.
  const rising = scores.slice().sort();
  const top = rising[rising.length - 1 - from] ?? 0;
  const bottom = rising[Math.max(0, rising.length - to)] ?? 0;
  const above = scores.filter((score) => score > top).length;
  const few = scores
    .map((score, index) => (score >= bottom && score <= top ? index : -1))
    .filter((index) => index >= 0);
  const chosen = Uint32Array.from(few);
  const ordered = highest(
    chosen.map((index) => members[index] ?? 0),
    Float64Array.from(chosen, (index) => scores[index] ?? 0),
    chosen.length,
  );
  return ordered.slice(from - above, to - above);
}

function highest(members: Uint32Array, scores: Float64Array, most: number): number[] {
  const top: number[] = [];
  const falling: number[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < members.length; index += 1) {
    const score = scores[index] ?? 0;
    if (top.length === most && score <= lowest) continue;
    const behind = placeFor(score, falling);
    top.splice(behind, 0, members[index] ?? 0);
    falling.splice(behind, 0, score);
    if (top.length > most) {
      top.pop();
      falling.pop();
    }
    lowest = falling.at(-1) ?? 0;
  }
  return top;
}

function placeFor(score: number, falling: readonly number[]): number {
  let low = 0;
  let high = falling.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((falling[middle] ?? 0) >= score) low = middle + 1;
    else high = middle;
  }
  return low;
}
