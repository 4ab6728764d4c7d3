import { spawnSync } from 'node:child_process';
import { childrenSeconds } from './processor-time.mjs';

test('what children used is counted once they have ended, whatever this program is called', () => {
  const stat = '7 (a (b) c) S 1 7 7 0 -1 4194304 9 9 9 9 100 50 1234 66 20 0 11 0 100 0 0';
  expect(childrenSeconds(() => stat)).toBe(13);
});

test('where no kernel tells, nothing is said', () => {
  const read = () => {
    throw new Error('ENOENT');
  };
  expect(childrenSeconds(read)).toBeUndefined();
});

test('a child that computes is counted', () => {
  const before = childrenSeconds();
  if (before === undefined) return;
  spawnSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);',
  ]);
  expect((childrenSeconds() ?? 0) - before).toBeGreaterThan(0.2);
});
