import type { Choice } from './match-entries';
import { placesWith } from './places-with';

/** Where all are that meet every choice, or every one but one; of a single choice those that meet it. Rising. */
export function chosenPlaces(choices: readonly Choice[]): Uint32Array {
  // Whatever meets all but one choice meets one of any two.
  const [least = new Uint32Array(), next = new Uint32Array()] = choices
    .map(({ column, codes }) => codes.map((code) => placesWith(column, code)).reduce(merge, new Uint32Array()))
    .sort((a, b) => a.length - b.length);
  return merge(least, next);
}

export function merge(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const merged = new Uint32Array(a.length + b.length);
  let length = 0;
  for (let left = 0, right = 0; left < a.length || right < b.length; length += 1) {
    const [ofA = Number.POSITIVE_INFINITY, ofB = Number.POSITIVE_INFINITY] = [a[left], b[right]];
    merged[length] = Math.min(ofA, ofB);
    if (ofA <= ofB) left += 1;
    if (ofB <= ofA) right += 1;
  }
  return merged.subarray(0, length);
}
