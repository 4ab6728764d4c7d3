import { withoutWords } from './without-words';

it.each([
  ['care homes near Glasgow', 'glasgow', 'care homes'],
  ['care homes near Glasgow', 'near glasgow', 'care homes'],
  ['care homes near Glasgow', 'care homes', 'near Glasgow'],
  ['Dementia, Leeds', 'leeds', 'Dementia,'],
  ['St. Andrews nursing', 'st andrews', 'nursing'],
  ['near Leeds', 'Leeds', ''],
  ['leeds', 'york', 'leeds'],
  ['anything', '', 'anything'],
])('“%s” without “%s” is “%s”', (text, words, left) => {
  expect(withoutWords(text, words)).toBe(left);
});
