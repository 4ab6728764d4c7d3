import { formatTable } from './format-table.mjs';

test('the first column stands left, figures stand right, and each column is as wide as its widest cell', () => {
  const rows = [
    ['home', '1,200', '0.8'],
    ['filtered', '9', '–'],
  ];
  expect(formatTable(['page', 'req/s', 'p50'], rows).split('\n')).toEqual([
    'page      req/s  p50',
    '--------  -----  ---',
    'home      1,200  0.8',
    'filtered      9    –',
  ]);
});

test('a row that is short is filled up', () => {
  expect(formatTable(['a', 'b'], [['x']])).toBe('a  b\n-  -\nx');
});

test('without rows the heads remain', () => {
  expect(formatTable(['a', 'bc'], [])).toBe('a  bc\n-  --');
});
