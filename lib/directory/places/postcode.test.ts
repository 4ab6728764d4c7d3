import fc from 'fast-check';
import { readPostcode } from './postcode';
import { postcodeAreas } from './postcode-areas';

test('there are 124 areas', () => {
  expect(postcodeAreas.size).toBe(124);
});

test.each([
  ['SW1A 1AA', { area: 'SW', district: 'SW1A', sector: 'SW1A 1' }],
  ['sw1a1aa', { area: 'SW', district: 'SW1A', sector: 'SW1A 1' }],
  [' m33  4rz ', { area: 'M', district: 'M33', sector: 'M33 4' }],
  ['OL8 2BA', { area: 'OL', district: 'OL8', sector: 'OL8 2' }],
  ['E14AB', { area: 'E', district: 'E1', sector: 'E1 4' }],
  ['E1 4', { area: 'E', district: 'E1', sector: 'E1 4' }],
  ['ls17', { area: 'LS', district: 'LS17', sector: '' }],
  ['B1', { area: 'B', district: 'B1', sector: '' }],
  ['ec1', { area: 'EC', district: 'EC1', sector: '' }],
  // A district of its own that no table knows yet.
  ['MK99 1AA', { area: 'MK', district: 'MK99', sector: 'MK99 1' }],
])('%s is a postcode or its beginning', (text, postcode) => {
  expect(readPostcode(text)).toEqual(postcode);
});

test.each([
  '',
  'A1',
  'M62',
  'E99',
  'LS',
  'LS17 6A',
  'LS1A 1AA',
  'LS01 1AA',
  'LS17 6AC1',
  'LS17 6CI',
  'ZZ99 9ZZ',
  'QE1 1AA',
  'GIR 0AA',
  '17',
  'Leeds',
  'LS17 Leeds',
  'L S17',
  'ＬＳ１７',
  '٣٣',
])('%s is none', (text) => {
  expect(readPostcode(text)).toBeNull();
});

test('whatever is read as a postcode has an area, a number and at most its own letters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 10 }), (text) => {
      const postcode = readPostcode(text);
      if (postcode) expect(text.trim()).toMatch(/^[a-z]{1,2}\d[a-z\d]?( *\d[a-z]{2}| +\d)?$/i);
    }),
  );
});

test('no word is a postcode', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{1,8}( [A-Za-z]{1,8})?$/), (words) => readPostcode(words) === null),
  );
});

test('every postcode of a known area is read alike in any case and spacing', () => {
  const letter = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ');
  const digit = fc.nat(9);
  const parts = fc.tuple(fc.constantFrom(...postcodeAreas.keys()), fc.nat(99), digit, letter, letter);
  fc.assert(
    fc.property(parts, fc.nat(3), ([area, number, sector, first, second], spaces) => {
      const district = `${area}${number}`;
      const text = `${district}${' '.repeat(spaces)}${sector}${first}${second}`;
      const postcode = { area, district, sector: `${district} ${sector}` };
      expect(readPostcode(text)).toEqual(postcode);
      expect(readPostcode(text.toLowerCase())).toEqual(postcode);
    }),
  );
});
