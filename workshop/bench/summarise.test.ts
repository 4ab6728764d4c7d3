import { summarise } from './summarise.mjs';

test('every answer counts, sorted or not', () => {
  expect(summarise([30, 10, 70, 20], 2)).toEqual({
    requests: 4,
    perSecond: 2,
    p50: 20,
    p99: 70,
    slowest: 70,
    under60: 0.75,
  });
});

test('no answer at all is nothing per second, not a fault', () => {
  expect(summarise([], 0)).toEqual({ requests: 0, perSecond: 0, p50: null, p99: null, slowest: null, under60: 0 });
});
