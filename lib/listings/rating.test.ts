import { priceLines } from './price-lines';
import { readGrade, shownRating } from './rating';

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

const today = new Date();
const yearsAgo = (years: number, days: number) =>
  new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days)).toISOString();

test.each([
  ['Good', null, yearsAgo(3, 2), 'good', false],
  ['Good', null, yearsAgo(3, -2), 'good', true],
  ['Inadequate', null, null, 'inadequate', false],
  ['5', 6, yearsAgo(4, 0), null, true],
  ['Compliant', null, yearsAgo(0, -1), null, false],
])('%s of %s, published %s, is shown', (grade, outOf, publishedOn, word, isOld) => {
  const rating = { grade, outOf, publishedOn, url: '', isInherited: false };
  const register = { regulator: 'R', number: '', url: '', provider: '', kinds: [], places: null, rating };
  expect(shownRating({ ...register, inspectedOn: null, checkedOn: null }, today)).toMatchObject({ word, isOld });
});

test('prices stand one to a line', () => {
  expect(priceLines('From £1,250 a week; couples from £1,450\nbank holidays double')).toEqual([
    'From £1,250 a week',
    'Couples from £1,450',
    'Bank holidays double',
  ]);
  expect(priceLines(' ')).toEqual([]);
});
