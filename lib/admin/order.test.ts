import { toOrder } from './order';

const groups = [
  [1, 2, 3],
  [4, 5],
];
const nothing = { places: new Map(), groupPlaces: [], step: null };

it('leaves everything as it is when nothing is asked, or no number is typed', () => {
  expect(toOrder(groups, nothing)).toEqual([1, 2, 3, 4, 5]);
  const places = new Map([
    [1, ''],
    [2, '-4'],
    [3, 'first'],
  ]);
  expect(toOrder(groups, { ...nothing, places })).toEqual([1, 2, 3, 4, 5]);
});

it('puts rows where their numbers say, and the others close up', () => {
  expect(toOrder(groups, { ...nothing, places: new Map([[3, '1']]) })).toEqual([3, 1, 2, 4, 5]);
  expect(toOrder(groups, { ...nothing, places: new Map([[1, '99999']]) })).toEqual([2, 3, 1, 4, 5]);
  const swapped = new Map([
    [1, '2'],
    [2, '1'],
    [5, '0'],
  ]);
  expect(toOrder(groups, { ...nothing, places: swapped })).toEqual([2, 1, 3, 5, 4]);
});

it('puts a group where its number says, with all its rows', () => {
  expect(toOrder(groups, { ...nothing, groupPlaces: ['2', '2'] })).toEqual([4, 5, 1, 2, 3]);
});

it('takes one step, and none beyond an end, whatever the numbers say', () => {
  const places = new Map([[3, '1']]);
  const step = (what: 'row' | 'group', which: number, by: -1 | 1) =>
    toOrder(groups, { places, groupPlaces: [], step: { what, which, by } });
  expect(step('row', 2, -1)).toEqual([2, 1, 3, 4, 5]);
  expect(step('row', 2, 1)).toEqual([1, 3, 2, 4, 5]);
  expect(step('row', 1, -1)).toEqual([1, 2, 3, 4, 5]);
  expect(step('row', 5, 1)).toEqual([1, 2, 3, 4, 5]);
  expect(step('group', 1, -1)).toEqual([4, 5, 1, 2, 3]);
  expect(step('group', 0, -1)).toEqual([1, 2, 3, 4, 5]);
});
