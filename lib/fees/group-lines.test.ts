import type { FeeLine } from '@/lib/contract/fees';
import { baseLines, groupLines } from './group-lines';
import { feeLine as line } from './testing/fee-line';

/** As they are read: '+' stands before what is added. */
const read = (fees: readonly FeeLine[]) =>
  Object.fromEntries(
    groupLines(
      fees.map((one) => ({ line: one })),
      fees,
    ).map(({ group, rows }) => [group, rows.map((row) => (row.isAddition ? '+ ' : '') + row.line.name)]),
  );

const food = line('Food', 40, { unavoidable: 'sometimes' });
const driving = line('Driving', 0.45, { unit: 'mile', unavoidable: 'no' });
const one = line('One', 1_250, { people: 'one' });
const couple = line('Couple', 1_450, { people: 'couple' });
const personal = line('Personal', 0, { level: 'personal' });
const dementia = line('Dementia', 150, { level: 'dementia' });

it.each<[string, FeeLine[], object]>([
  [
    'a price a number of people, and levels that come to it',
    [driving, one, couple, personal, dementia, food],
    { price: ['One', 'Couple', '+ Personal'], added: ['+ Dementia', '+ Food'], chosen: ['+ Driving'] },
  ],
  [
    'a price a level, and a couple that comes to it',
    [
      line('Personal', 1_100, { level: 'personal' }),
      line('Dementia', 1_300, { level: 'dementia' }),
      line('One', 0, { people: 'one' }),
      line('Couple', 200, { people: 'couple' }),
    ],
    { price: ['Personal', 'Dementia', '+ One'], added: ['+ Couple'] },
  ],
  [
    'a price for everybody, and what everybody pays beside it',
    [line('Agency', 50), line('Care', 900), line('Start', 300, { unit: 'once' }), dementia, personal],
    { price: ['+ Agency', 'Care', '+ Start', '+ Personal'], added: ['+ Dementia'] },
  ],
  [
    'a price for each of both',
    [
      line('Agency', 50),
      line('One, personal', 1_000, { people: 'one', level: 'personal' }),
      line('Couple, nursing', 2_000, { people: 'couple', level: 'nursing' }),
    ],
    { price: ['+ Agency', 'One, personal', 'Couple, nursing'] },
  ],
  ['a price by the hour', [line('Care', 30, { unit: 'hour' }), food], { price: ['Care'], added: ['+ Food'] }],
  ['a price paid once', [line('Introduction', 995, { unit: 'once' })], { price: ['Introduction'] }],
  ['additions alone', [food, driving], { added: ['+ Food'], chosen: ['+ Driving'] }],
  ['nothing', [], {}],
])('%s: each line stands in its group', (_, fees, groups) => {
  expect(read(fees)).toEqual(groups);
});

it('the rows of one estimate are grouped by all lines there are', () => {
  const fees = [one, couple, personal, dementia];
  expect(groupLines([{ line: dementia, week: 150 }], fees)).toEqual([
    { group: 'added', rows: [{ line: dementia, week: 150, isAddition: true }] },
  ]);
});

it('what can be avoided is never a price by itself', () => {
  expect([...baseLines([food, driving, dementia])]).toEqual([dementia]);
});
