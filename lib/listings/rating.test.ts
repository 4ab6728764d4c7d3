import { priceLines } from './price-lines';
import { readGrade } from './rating';

test.each([
  [
    { grade: '4', outOf: 6 },
    { name: 'good', scale: 'six' },
  ],
  [
    { grade: '1', outOf: 6 },
    { name: 'unsatisfactory', scale: 'six' },
  ],
  [{ grade: 'Requires Improvement' }, { name: 'requiresImprovement', scale: 'four' }],
  [
    { grade: 'Good', outOf: null },
    { name: 'good', scale: 'four' },
  ],
  [{ grade: '7', outOf: 6 }, null],
  [{ grade: '0', outOf: 6 }, null],
  [{ grade: '4', outOf: 5 }, null],
  [{ grade: 'constructor' }, null],
  [{ grade: 'Compliant' }, null],
])('%j is read as %j', (rating, read) => {
  expect(readGrade(rating)).toEqual(read);
});

test('prices stand one to a line', () => {
  expect(priceLines('From £1,250 a week; couples from £1,450\nbank holidays double')).toEqual([
    'From £1,250 a week',
    'Couples from £1,450',
    'Bank holidays double',
  ]);
  expect(priceLines(' ')).toEqual([]);
});
