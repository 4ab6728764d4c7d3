import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasStamp, setStamp, stampOf } from './stamp.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(folder, 'app/inner'), { recursive: true });
  writeFileSync(join(folder, 'app/inner/page.tsx'), 'one');
  writeFileSync(join(folder, 'next.config.ts'), 'two');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the same sources have the same stamp', () => {
  expect(stamp()).toBe(stamp());
});

test('changing, adding, renaming or removing a source changes the stamp', () => {
  const stamps = [stamp()];
  writeFileSync(join(folder, 'app/inner/page.tsx'), 'changed');
  stamps.push(stamp());
  writeFileSync(join(folder, 'app/layout.tsx'), '');
  stamps.push(stamp());
  rmSync(join(folder, 'app/layout.tsx'));
  writeFileSync(join(folder, 'app/template.tsx'), '');
  stamps.push(stamp());
  rmSync(join(folder, 'next.config.ts'));
  stamps.push(stamp());
  expect(new Set(stamps).size).toBe(5);
});

test('a changed test needs no new build', () => {
  const before = stamp();
  writeFileSync(join(folder, 'app/inner/page.test.tsx'), 'a test');
  expect(stamp()).toBe(before);
});

test('a stamp is found again only as it was set', () => {
  const file = join(folder, 'built/stamp');
  expect(hasStamp(file, 'abc')).toBe(false);
  setStamp(file, 'abc');
  expect(hasStamp(file, 'abc')).toBe(true);
  expect(hasStamp(file, 'abcd')).toBe(false);
});

function stamp(): string {
  return stampOf([join(folder, 'app'), join(folder, 'next.config.ts'), join(folder, 'missing')]);
}
