import { holdsAll } from './install.mjs';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/next': { version: '16.4.5' },
    'node_modules/other-platform': { version: '2.0.0', optional: true },
  },
};

test('an installation holds all when each needed package has its version', () => {
  expect(holdsAll({ packages: { 'node_modules/next': { version: '16.4.5' } } }, wanted)).toBe(true);
});

test.each([
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/next': { version: '16.4.4' } }],
  [
    'an optional package has another version',
    { 'node_modules/next': { version: '16.4.5' }, 'node_modules/other-platform': { version: '1.0.0' } },
  ],
])('an installation is not complete when %s', (_, packages) => {
  expect(holdsAll({ packages }, wanted)).toBe(false);
});
