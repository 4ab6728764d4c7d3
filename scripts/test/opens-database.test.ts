import { opensDatabase } from './opens-database.mjs';

test('what opens the real API opens a database', () => {
  expect(opensDatabase('faqs.test.ts', () => "import { openTestApp } from '@/care-api/testing/open-test-app';")).toBe(
    true,
  );
  expect(opensDatabase('faqs.test.ts', () => "import { openTestDatabase } from '../testing/open-test-database';")).toBe(
    true,
  );
  expect(opensDatabase('killed.test.ts', () => "import { newStore } from '@/care-api/testing/new-store';")).toBe(true);
  expect(opensDatabase('to-slug.test.ts', () => "import { toSlug } from './to-slug';")).toBe(false);
});
