import { raisePrice, readRaise } from './raise-price';

it.each([
  ['From £1,150 a week', '5%', 'From £1,208 a week'],
  ['From £1,150 a week', '£50', 'From £1,200 a week'],
  ['£950–£1,050 a week', '-50', '£900–£1,000 a week'],
  ['£14.50 an hour', '10%', '£15.95 an hour'],
  ['£14 an hour', '0.50', '£14.50 an hour'],
  ['£1150', '£ 10', '£1160'],
  ['£999 a week', '1', '£1,000 a week'],
])('%s raised by %s is %s', (price, by, raised) => {
  const raise = readRaise(by);
  expect(raise && raisePrice(price, raise)).toBe(raised);
});

it.each(['', 'a lot', '0', '0%', '-100%', '5 %5', '1e9', '£'])('%j is nothing to raise by', (by) => {
  expect(readRaise(by)).toBeNull();
});

it.each(['', 'On request', 'From 900 euros'])('%j has no amount in pounds', (price) => {
  expect(raisePrice(price, { percent: 5 })).toBeNull();
});

it('does not fall to nothing', () => {
  expect(raisePrice('£50 to £500', { pounds: -50 })).toBeNull();
});
