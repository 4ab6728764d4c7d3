import type { FeeLine } from '@/lib/contract/fees';
import { areFresh, fromPrice, priceFrom } from './from-price';

const line = (amount: number, unit: FeeLine['unit'], unavoidable: FeeLine['unavoidable'] = 'yes'): FeeLine => ({
  name: 'A line',
  amount,
  unit,
  people: '',
  level: '',
  unavoidable,
  when: '',
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
  [
    'the least of those there are prices for',
    [
      { ...line(1_450, 'week'), people: 'couple' },
      { ...line(1_250, 'week'), people: 'one' },
      { ...line(0, 'week'), level: 'personal' },
      { ...line(400, 'week'), level: 'nursing' },
      line(50, 'week'),
    ],
    { week: 1_300, once: 0 },
  ],
  [
    'of no choice that lines leave out',
    [
      { ...line(1_800, 'week'), people: 'one', level: 'nursing' },
      { ...line(1_450, 'week'), people: 'couple', level: 'personal' },
      line(60, 'week'),
    ],
    { week: 1_510, once: 0 },
  ],
])('a price “from” is %s', (_, fees, price) => {
  expect(fromPrice(fees)).toEqual(price);
});

it('prices are read for 180 days, and asked for after that', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(areFresh('2026-05-26T12:00:00Z', now)).toBe(true);
  expect(areFresh('2026-05-26T11:59:59Z', now)).toBe(false);
  expect(areFresh(null, now)).toBe(false);
});

it('a listing tells its price while it is looked at', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const fees = [line(1_250, 'week')];
  expect(priceFrom(fees, '2026-11-01', now)).toEqual({ week: 1_250, once: 0 });
  expect(priceFrom(fees, '2026-05-01', now)).toBe('old');
  expect(priceFrom(fees, '2027-11-22', now)).toBe('old');
  expect(priceFrom(fees, null, now)).toBe('old');
  expect(priceFrom([], '2026-11-01', now)).toBeNull();
});
