import { percentile } from './percentile.mjs';

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

test('the nearest rank is taken, never a value between two', () => {
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]);
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2);
  expect(percentile([1, 2, 3, 4], 0.99)).toBe(4);
});

test('one value is every percentile of itself', () => {
  expect([0, 0.5, 0.99].map((share) => percentile([7], share))).toEqual([7, 7, 7]);
});

test('of nothing there is none', () => {
  expect(percentile([], 0.5)).toBeNull();
});
