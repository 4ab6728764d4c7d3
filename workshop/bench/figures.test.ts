import { kilobytes, megabytes, milliseconds, percentOf, whole } from './figures.mjs';

test('thousands are parted and fractions rounded', () => {
  expect([whole(0), whole(1234.6), whole(12_345_678)]).toEqual(['0', '1,235', '12,345,678']);
});

test('short times keep two decimals, long ones one', () => {
  expect([milliseconds(0.456), milliseconds(9.999), milliseconds(12.34)]).toEqual(['0.46', '10.00', '12.3']);
});

test('the wire is counted in thousands, memory in powers of two', () => {
  expect([kilobytes(132_400), megabytes(100 * 1024 * 1024)]).toEqual(['132.4', '100']);
});

test('a share is whole hundredths, and of nothing there is none', () => {
  expect([percentOf(1, 8), percentOf(9, 9), percentOf(3, 0)]).toEqual(['13 %', '100 %', '–']);
});

test('what was not measured is a dash', () => {
  for (const figure of [whole, milliseconds, kilobytes, megabytes]) {
    expect([figure(null), figure(undefined)]).toEqual(['–', '–']);
  }
});
