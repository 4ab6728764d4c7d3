import { dialled, telHref } from './dialled.mjs';
import { isPlausiblePhone } from './phone';

it.each([
  ['01632 960140', 'tel:01632960140'],
  ['(01632) 960-140', 'tel:01632960140'],
  ['(0) 1632 960 140', 'tel:01632960140'],
  ['+44 1632 960140', 'tel:+441632960140'],
  ['+44 (0)1632 960140', 'tel:+441632960140'],
  ['+44(0) 1632 960140', 'tel:+441632960140'],
  ['0044 (0)1632 960140', 'tel:00441632960140'],
  ['+44 01632 960140', 'tel:+441632960140'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['+39 06 1234567', 'tel:+39061234567'],
  ['01632 960140 ext 12', 'tel:01632960140;ext=12'],
  ['01632 960140 Ext. 12', 'tel:01632960140;ext=12'],
  ['01632 960140 extension 12', 'tel:01632960140;ext=12'],
  ['+44 (0)1632 960140x12', 'tel:+441632960140;ext=12'],
  ['٠١٦٣٢ ٩٦٠١٤٠', 'tel:01632960140'],
  ['۰۱۶۳۲ ۹۶۰۱۴۰', 'tel:01632960140'],
  ['０１６３２ ９６０１４０', 'tel:01632960140'],
])('%s is taken, and rung as %s', (phone, href) => {
  expect([isPlausiblePhone(phone), telHref(phone)]).toEqual([true, href]);
});

it('what an API writes around a number is no extension', () => {
  expect(telHref('Text us on 01632 960140')).toBe('tel:01632960140');
});

it('a message goes to the number without its extension', () => {
  expect(dialled('07700 900 123 ext 12').number).toBe('07700900123');
});
