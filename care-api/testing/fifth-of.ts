import { inTurn } from '@/scripts/test/sample.mjs';

let turn = 0;

/** Each time the next fifth of what there is to try, in the sweep all of it: every call and field has its share. */
export function fifthOf<Item>(items: readonly Item[]): Item[] {
  turn += 1;
  return inTurn(items, turn % 5, 5);
}

/** Whether this one of many is the fifth, or it is the sweep. */
export function isOneOfFive(): boolean {
  return fifthOf([0, 1, 2, 3, 4]).includes(0);
}
