import { needsPostgres } from './postgres.mjs';

const opens = () => "import { openTestApp } from '@/care-api/testing/open-test-app';";
const isPure = () => "import { toSlug } from './to-slug';";

test('on PostgreSQL runs what opens a database, unless no engine could answer it differently', () => {
  expect(needsPostgres('care-api/routes/posts.test.ts', opens, false)).toBe(true);
  expect(needsPostgres('care-api/routes/openapi.test.ts', opens, false)).toBe(false);
  expect(needsPostgres('care-api/html/clean-html.test.ts', isPure, false)).toBe(false);
});

test('the sweep runs all of the care API there, and nothing of the site', () => {
  expect(needsPostgres('care-api/html/clean-html.test.ts', isPure, true)).toBe(true);
  expect(needsPostgres('app/api/comments/route.test.ts', opens, true)).toBe(false);
});
