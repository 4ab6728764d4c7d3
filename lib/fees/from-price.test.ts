import type { FeeLine } from '@/lib/contract/fees';
import { areFresh, fromPrice } from './from-price';

const line = (amount: number, unit: FeeLine['unit'], unavoidable: FeeLine['unavoidable'] = 'yes'): FeeLine => ({
  ...{ name: 'A line', amount, unit, unavoidable, when: '' },
});

it.each<[string, FeeLine[], ReturnType<typeof fromPrice>]>([
  ['the sum of the lines that nobody can avoid', [line(1_250, 'week'), line(49.5, 'week')], { week: 1_300, once: 0 }],
  ['by the week, whatever the unit', [line(100, 'day'), line(20, 'night'), line(52, 'month')], { week: 852, once: 0 }],
  ['with what comes once beside it', [line(1_250, 'week'), line(300, 'once')], { week: 1_250, once: 300 }],
  [
    'without what can be avoided',
    [line(1_250, 'week'), line(400, 'week', 'sometimes'), line(90, 'once', 'no')],
    { week: 1_250, once: 0 },
  ],
  ['no penny too much by rounding', [line(0.1, 'week'), line(0.2, 'week'), line(0.7, 'week')], { week: 1, once: 0 }],
  ['nothing where the hours are not known', [line(1_250, 'week'), line(30, 'hour')], null],
  ['nothing where nothing must be paid', [line(400, 'week', 'sometimes')], null],
  ['nothing of nothing', [], null],
])('a price “from” is %s', (_, fees, price) => {
  expect(fromPrice(fees)).toEqual(price);
});

it('prices are read for 180 days, and asked for after that', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(areFresh('2026-05-26T12:00:00Z', now)).toBe(true);
  expect(areFresh('2026-05-26T11:59:59Z', now)).toBe(false);
  expect(areFresh(null, now)).toBe(false);
});
