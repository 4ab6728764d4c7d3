import { isSameCell } from './same-cell';

it.each([
  ['Oak  House ', 'Oak House'],
  ['1632960124', '01632960124'],
  ['441632960124', '+44 1632 960124'],
  ['£950.00', '£950'],
  ['950', '£950'],
  ['?ód? "Home"', 'Łódź "Home"'],
  ['Parkinson?s', 'Parkinson’s'],
  ['??? House', '日本 House'],
  ['', ''],
])('%j is what was given out as %j', (cell, given) => expect(isSameCell(cell, given)).toBe(true));

it.each([
  ['', 'Oak House'],
  ['01632 960125', '01632 960124'],
  ['1632960125', '01632960124'],
  ['£951', '£950'],
  ['?ód? Homes', 'Łódź Home'],
  ['Oak House?', 'Oak House'],
  ['Zoe', 'Zoë'],
])('%j is another than %j', (cell, given) => expect(isSameCell(cell, given)).toBe(false));
