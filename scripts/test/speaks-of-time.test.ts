import { speaksOfTime } from './speaks-of-time.mjs';

const files: Record<string, string> = {
  'a/late.test.ts': "import { isLate } from './is-late';",
  'a/is-late.ts': 'export const isLate = (at: number) => at < Date.now();',
  'a/slug.test.ts': "import { toSlug } from '@/lib/slug';\nimport { z } from 'zod';",
  'lib/slug.ts': "export const toSlug = () => '';",
  'a/soon.test.ts': 'jest.useFakeTimers();',
};
const speaks = (path: string) =>
  speaksOfTime(
    path,
    (file) => files[file] ?? '',
    (file) => file in files,
  );

test('a test speaks of time where it asks for it, or what it imports does', () => {
  expect(Object.keys(files).filter((path) => path.endsWith('.test.ts') && speaks(path))).toEqual([
    'a/late.test.ts',
    'a/soon.test.ts',
  ]);
});
