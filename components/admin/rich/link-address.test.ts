import { toLinkAddress } from './link-address';

it.each([
  ['https://example.org/a?b', 'https://example.org/a?b'],
  ['example.org/a', 'https://example.org/a'],
  [' /faq ', '/faq'],
  ['ann@example.org', 'mailto:ann@example.org'],
  ['tel:01632960123', 'tel:01632960123'],
  ['javascript:alert(1)', null],
  ['//example.org', null],
  ['two words', null],
  ['', null],
])('%j leads to %j', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});
