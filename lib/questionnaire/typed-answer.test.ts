import { faultOfTyped, readNumber, toKeptAnswer } from './typed-answer';

it.each(['24', '-3', '3,5', '1,200.50', '1.200,50', '10 000', '٢٤', '２４'])('%s is a number', (value) => {
  expect(faultOfTyped({ inputKind: 'number' }, value)).toBeNull();
});
it.each(['24h', '1.2.3.4', '1,2,3', '', '--3', 'ten', '1 2'])('%s is none', (value) => {
  expect(faultOfTyped({ inputKind: 'number' }, value)).toBe('number');
});
it.each([
  ['0', null],
  ['168', null],
  ['12,5', null],
  ['-1', 'numberLow'],
  ['168.5', 'numberHigh'],
  ['1,200.50', 'numberHigh'],
  ['10 000', 'numberHigh'],
  ['1,2,3', 'number'],
  // A hundred and twelve and a half, or many.
  ['112,500', null],
  ['٢٤', null],
])('of hours in a week, %s: %s', (value, fault) => {
  expect(faultOfTyped({ inputKind: 'number', min: 0, max: 168 }, value)).toBe(fault);
});
it('has a bound at one end, or none', () => {
  expect(faultOfTyped({ inputKind: 'number', min: 18, max: null }, '17')).toBe('numberLow');
  expect(faultOfTyped({ inputKind: 'number', min: 18, max: null }, '1000000')).toBeNull();
  expect(faultOfTyped({ inputKind: 'number' }, '-1000000')).toBeNull();
});
it.each(['1931-05-04', '2024-02-29', '2100-12-31'])('%s is a day', (value) => {
  expect(faultOfTyped({ inputKind: 'date' }, value)).toBeNull();
});
it.each(['0026-02-01', '2206-02-01', '31/02/2026', '01/02/26', 'May', '2026-02-30', '2026-2-1', ''])(
  '%s is none',
  (value) => {
    expect(faultOfTyped({ inputKind: 'date' }, value)).toBe('date');
  },
);
it.each(['٠١٦٣٢٩٦٠١٢٣', '०१६३२९६०१२३', '０１６３２９６０１２３'])('%s is a telephone, kept in our digits', (value) => {
  expect(faultOfTyped({ inputKind: 'phone' }, value)).toBeNull();
  expect(toKeptAnswer({ inputKind: 'phone' }, value)).toBe('01632960123');
});
it('keeps digits of a text as they are', () => {
  expect(toKeptAnswer({ inputKind: 'long' }, '٢٤')).toBe('٢٤');
});
it.each([
  ['7,5', 7.5],
  ['0,25', 0.25],
  ['0,250', 0.25],
  ['7.5', 7.5],
  ['1.125', 1.125],
  ['1,200', 1_200],
  ['1,200.50', 1_200.5],
  ['10 000', 10_000],
  ['-٣٫٥', -3.5],
  ['many', null],
  ['', null],
])('an author who types %s means %s', (typed, meant) => {
  expect(readNumber(typed)).toBe(meant);
});
