import type { FeeLine } from '@/lib/contract/fees';
import { estimate } from './estimate';
import { fromPrice } from './from-price';
import { readAsked } from './read-asked';
import { feeLine as line } from './testing/fee-line';

const fees = [
  line('One person', 1_250, { people: 'one' }),
  line('A couple', 1_450, { people: 'couple' }),
  line('Personal care', 0, { level: 'personal' }),
  line('Nursing', 400.5, { level: 'nursing' }),
  line('Waking night', 190, { unit: 'night', unavoidable: 'sometimes' }),
  line('Food', 40, { unavoidable: 'sometimes' }),
  line('Hairdresser', 25, { unavoidable: 'no' }),
  line('Start', 300, { unit: 'once' }),
  line('Driving', 0.45, { unit: 'mile', unavoidable: 'sometimes' }),
];
const read = (query: string, lines: readonly FeeLine[] = fees) => readAsked(new URLSearchParams(query), lines);
const priced = (query: string) => estimate(fees, read(query).asked);

it('what nobody chose comes to the price “from”', () => {
  const cheapest = priced('');
  expect(cheapest).toMatchObject({ week: { low: 1_250, high: 1_290 }, once: { low: 300, high: 300 } });
  expect([cheapest?.week.low, cheapest?.once.low]).toEqual(Object.values(fromPrice(fees) ?? {}));
});

it.each([
  ['people=couple&level=nursing', { low: 1_851, high: 1_891 }],
  ['line5=2', { low: 1_630, high: 1_670 }],
  ['line6=on', { low: 1_290, high: 1_290 }],
  ['line7=on&line9=100', { low: 1_320, high: 1_360 }],
])('%s comes to %j a week', (query, week) => {
  expect(read(query).problems).toEqual([]);
  expect(priced(query)?.week).toEqual(week);
});

it('four weeks are four weeks to the penny, and what depends on use is named without a sum', () => {
  expect(priced('people=couple&level=nursing')?.fourWeeks).toEqual({ low: 7_402, high: 7_562 });
  expect(priced('')?.lines.map(({ line: { name }, share }) => [name, share])).toEqual([
    ...[
      ['One person', 'sure'],
      ['Personal care', 'sure'],
      ['Waking night', 'unknown'],
      ['Food', 'maybe'],
    ],
    ...[
      ['Start', 'sure'],
      ['Driving', 'unknown'],
    ],
  ]);
});

it('a monthly price is added up to the penny, as each line shows it', () => {
  const monthly = [1, 2, 3].map((at) => line(`${at}`, 100.02, { unit: 'month' }));
  const found = estimate(monthly, read('', monthly).asked);
  expect(found?.lines.map(({ week }) => week)).toEqual([23.08, 23.08, 23.08]);
  expect(found?.week.low).toBe(fromPrice(monthly)?.week);
});

it.each([
  ['people=40', [{ field: 'people', code: 'people' }]],
  ['level=magic&people=one', [{ field: 'level', code: 'level' }]],
  ['line5=-3', [{ field: 'line5', code: 'count', max: 7 }]],
  [
    'line5=8&line9=1e3',
    [
      { field: 'line5', code: 'count', max: 7 },
      { field: 'line9', code: 'count', max: 2_000 },
    ],
  ],
  ['line5=%3Cscript%3E', [{ field: 'line5', code: 'count', max: 7 }]],
  ['line1=9&line99=1&other=x', []],
])('%s is answered with what is wrong', (query, problems) => {
  expect(read(query).problems).toEqual(problems);
});

it('a choice that has no price is said, and what was not chosen is one that has', () => {
  const some = [
    line('One, personal', 1_000, { people: 'one', level: 'personal' }),
    line('Couple, nursing', 2_000, { people: 'couple', level: 'nursing' }),
    line('Agency', 50),
  ];
  expect(read('people=one&level=nursing', some).problems).toEqual([{ field: 'level', code: 'both' }]);
  expect(read('people=couple', some)).toMatchObject({ asked: { level: 'nursing' }, problems: [] });
});

it('a provider without lines is asked nothing', () => {
  expect(read('people=40', []).problems).toEqual([]);
  expect(estimate([], read('', []).asked)).toBeNull();
});

it('passes over who and how where no line asks', () => {
  const { asked, problems } = read('people=40&level=nursing', [line('Care', 1_250)]);
  expect([asked.people, asked.level, problems]).toEqual(['', '', []]);
});
