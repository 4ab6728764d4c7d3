import { canUsePostgres, needsBothEngines } from './postgres.mjs';

const opens = () => "import { openTestApp } from '@/care-api/testing/open-test-app';";
const isPure = () => "import { toSlug } from './to-slug';";

test('both engines run what opens a database, unless no engine could answer it differently', () => {
  expect(needsBothEngines('care-api/routes/posts.test.ts', opens, false)).toBe(true);
  expect(needsBothEngines('care-api/routes/openapi.test.ts', opens, false)).toBe(false);
  expect(needsBothEngines('care-api/html/clean-html.test.ts', isPure, false)).toBe(false);
});

test('the sweep runs all of the care API on both, and nothing of the site', () => {
  expect(needsBothEngines('care-api/html/clean-html.test.ts', isPure, true)).toBe(true);
  expect(needsBothEngines('app/api/comments/route.test.ts', opens, true)).toBe(false);
});

test('where there is a PostgreSQL, all that opens a database runs on it', () => {
  expect(canUsePostgres('care-api/routes/openapi.test.ts', opens, false)).toBe(true);
  expect(canUsePostgres('app/api/comments/route.test.ts', opens, false)).toBe(true);
  expect(canUsePostgres('lib/text/to-slug.test.ts', isPure, false)).toBe(false);
});
