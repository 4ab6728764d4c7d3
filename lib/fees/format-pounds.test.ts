import type { Locale } from '@/lib/i18n/languages';
import { formatAddition, formatPounds } from './format-pounds';

const said = (locale: Locale) => [1_250, 12_500, 0.45].map((amount) => formatPounds(amount, locale));

it.each([
  ['en', ['£1,250', '£12,500', '£0.45']],
  ['de', ['1.250 £', '12.500 £', '0,45 £']],
  // Four digits stand together there.
  ['es', ['1250 £', '12.500 £', '0,45 £']],
  ['pl', ['1250 £', '12 500 £', '0,45 £']],
  ['nl', ['£ 1.250', '£ 12.500', '£ 0,45']],
  ['ja', ['£1,250', '£12,500', '£0.45']],
  // As in the English texts around it, in Western digits.
  ['ar', ['£1,250', '£12,500', '£0.45']],
] as const)('writes pounds by the rules of %s, from left to right', (locale, amounts) => {
  expect(said(locale).map((text) => text.replace(/\s/g, ' '))).toEqual(amounts.map((text) => `\u2066${text}\u2069`));
});

it('an addition is one unbroken sign and amount, from left to right', () => {
  expect([formatAddition(150, 'en'), formatAddition(150, 'ar')]).toEqual(Array(2).fill('\u2066+\u00a0£150\u2069'));
});
