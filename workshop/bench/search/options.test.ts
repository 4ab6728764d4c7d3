import { searchBenchOptions } from './options.mjs';

const now = new Date('2026-11-22T04:00:00Z');

test('without options an API of our own is filled from the folder beside the project', () => {
  expect(searchBenchOptions([], now)).toEqual({
    url: null,
    failures: false,
    data: '../shared/data',
    json: '.bench/search-2026-11-22T04-00-00.json',
  });
});

test('a running API is named by its address, with or without a slash', () => {
  expect(searchBenchOptions(['--url', 'http://127.0.0.1:4000/', '--failures'], now)).toMatchObject({
    url: 'http://127.0.0.1:4000',
    failures: true,
  });
  expect(() => searchBenchOptions(['--url', 'here'], now)).toThrow('--url must be the address of a care API');
  expect(() => searchBenchOptions(['--fast'], now)).toThrow('Usage: npm run bench:search');
});
