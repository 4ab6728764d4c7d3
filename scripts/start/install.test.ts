import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lock from '../../package-lock.json';
import { cacheFault, holdsAll, installIfNeeded, notice } from './install.mjs';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/next': { version: '16.4.5' },
    'node_modules/other-platform': { version: '2.0.0', optional: true },
  },
};

test('a home that npm may not write is told, with what helps', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-cache-'));
  expect(cacheFault(path.join(folder, 'not', 'there'))).toBe('');
  chmodSync(folder, 0o500);
  const told = cacheFault(path.join(folder, '.npm'));
  rmSync(folder, { recursive: true });
  // Whoever is root may write everywhere.
  expect(told).toMatch(process.getuid?.() === 0 ? /^$/ : /may not write .* by npm_config_cache$/);
});

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

test.each([
  ['whole', '{"packages":{}}', 0],
  ['half', '{"packages":{"node_mo', 1],
  ['none', null, 1],
])(
  'packages are installed again where an interrupted installation left no whole record: %s',
  async (_, record, runs) => {
    const said = jest.spyOn(console, 'log').mockImplementation(() => {});
    const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
    mkdirSync(path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'package-lock.json'), '{"packages":{}}');
    if (record !== null) writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), record);
    const runStep = jest.fn(async () => 0);
    await installIfNeeded({ runStep }, folder);
    expect(runStep).toHaveBeenCalledTimes(runs);
    rmSync(folder, { recursive: true });
    said.mockRestore();
  },
);

test('what asks for a newer Node than the oldest that runs this is named before npm warns of it', () => {
  const packages: Record<string, object> = lock.packages;
  const asking = (major: number) =>
    Object.entries(packages)
      .filter(([, entry]) => new RegExp(`"node":">= ?${major}\\b[.\\d]*"`).test(JSON.stringify(entry)))
      .map(([path]) => path.replace(/.*[/]/, ''));
  expect([asking(22), asking(24)]).toEqual([['sanitize-html'], ['s3rver']]);
  expect(notice('20.19.0')).toContain('sanitize-html and s3rver ask');
  expect(notice('22.12.0')).toContain('that s3rver asks');
  expect(notice('24.0.0')).toBe('');
});
