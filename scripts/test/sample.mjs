/** Set by `npm run test:sweep`. */
export const isSweep = process.env.TEST_SWEEP === '1';

/**
 * How `npm test` samples. What differs by language, width or kind of API alone stands in lists that are walked once for
 * each of them. There the items take turns: the first is looked at in the first, the second in the second and so on, so
 * that every item is looked at, each language, width and API has its share, and every run chooses alike. The sweep looks
 * at every item in all of them. A journey that cannot be parted runs for the first of its kind alone, or, where the
 * combinations are languages times widths, for those that show each language and each width once.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} turn
 * @param {number} turns
 */
export function inTurn(items, turn, turns) {
  return isSweep ? [...items] : items.filter((_, index) => index % turns === turn);
}

/**
 * The first `count` of them; all in the sweep.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} count
 */
export function firstOf(items, count) {
  return isSweep ? [...items] : items.slice(0, count);
}

/**
 * How often something is tried at random: a tenth here, all in the sweep.
 * @param {number} times
 */
export function tenthOf(times) {
  return isSweep ? times : Math.ceil(times / 10);
}
