import { askedContact, hasPhone, hostOf, phoneDigits } from './contacts';

test.each([
  ['0161 627 5874', ['01616275874']],
  ['+44 (0)161 627 5874', ['01616275874']],
  ['0044 161 6275874', ['01616275874']],
  ['1616275874', ['01616275874']],
  ['01904 496012 / 07700 900205', ['01904496012', '07700900205']],
  ['none', []],
  ['01632 960123 ext 4', ['01632960123']],
  ['01632 960123 (option 4)', ['01632960123']],
  ['01632 960123 x218126', ['01632960123', '218126']],
  ['01632 960123 (office)  07700 900123', ['01632960123', '07700900123']],
  ['(01632)960123  07700900123 - 07700900124', ['01632960123', '07700900123', '07700900124']],
  ['+44 (0)1632 960123 +44 7700 900123', ['01632960123', '07700900123']],
  ['1632960123  7700900123', ['01632960123', '07700900123']],
  ['0044 1632 960 012', ['01632960012']],
])('the numbers of %s', (text, numbers) => expect(phoneDigits(text)).toEqual(numbers));

test.each([
  ['0161 627 5874', { phone: '01616275874' }],
  ['275874', { phone: '275874' }],
  ['0161', { phone: '0161' }],
  ['ring 0161 627 5874 please', { phone: '01616275874' }],
  ['Info@Example.org', { email: 'info@example.org' }],
  ['www.example.co.uk/about', { host: 'example.co.uk' }],
  ['24 hour care', null],
  ['SW1A 1AA', null],
  ['£1,250', null],
  ['St. Andrews', null],
])('%s asks for a contact or for none', (q, asked) => expect(askedContact(q)).toEqual(asked));

test('a number is found whole, by its end, and by its area', () => {
  const numbers = ['01616275874'];
  expect(hasPhone(numbers, '01616275874')).toBe(true);
  expect(hasPhone(numbers, '275874')).toBe(true);
  expect(hasPhone(numbers, '0161')).toBe(true);
  expect(hasPhone(numbers, '0162')).toBe(false);
  expect(hasPhone(numbers, '01616275875')).toBe(false);
});

test('a website goes by its host', () => {
  expect(hostOf('https://www.example.org/care?x=1')).toBe('example.org');
  expect(hostOf('example.org')).toBe('example.org');
  expect(hostOf('nothing')).toBe('');
});
