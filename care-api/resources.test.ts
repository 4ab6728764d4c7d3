import { rowOf } from '@/lib/contract/resources';
import { changedInBulk, ordered, resources } from './resources';

const lists = Object.values(resources).filter((one) => 'list' in one);

it('every kind with a list is looked at', () => {
  expect(lists).toEqual(expect.arrayContaining([...changedInBulk, ...ordered]));
});

it.each(lists)('$kind: its list has the orders and states of its row, the usual ones first', ({ kind, list }) => {
  const { sorts, statuses } = rowOf(kind);
  expect([Object.keys(list.sorts), Object.keys(list.statuses)]).toEqual([sorts, statuses]);
});
