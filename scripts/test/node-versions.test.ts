import { beginningWith, listNodeVersions } from './node-versions.mjs';

test('the oldest version that runs and the best one are tried', () => {
  expect(listNodeVersions()).toEqual(['20.19.0', '24']);
});

test('a version is found before the one that runs this', () => {
  expect(beginningWith('/there', { PATH: '/usr/bin:/bin' }).PATH).toBe('/there:/usr/bin:/bin');
});
