import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const shared = {
  // Beside the packages: the folder of a run is gone with it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/scripts/jest/empty.mjs',
    '^client-only$': '<rootDir>/scripts/jest/empty.mjs',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.care-api/', '/e2e/'],
};

// ES modules only, which Jest cannot require: what sanitize-html is made of, the languages, the measure of how hard words
// are to read, OpenAPI’s validator.
const esmOnly = [
  ...['htmlparser2', 'domhandler', 'domutils', 'dom-serializer', 'domelementtype', 'entities'],
  ...['next-intl', 'use-intl', 'icu-minify', 'intl-messageformat', '@formatjs', '@seriousme'],
  ...['flesch-kincaid', 'syllable'],
].join('|');

/** `*.test.ts` run in node, `*.test.tsx` in a browser-like DOM. */
export default async function config() {
  const node = await withNext({
    ...shared,
    displayName: 'node',
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
  })();
  const dom = await withNext({
    ...shared,
    displayName: 'dom',
    testEnvironment: 'jsdom',
    testMatch: ['**/*.test.tsx'],
    setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/scripts/jest/dom.mjs'],
  })();
  // next/jest only lets patterns be added; its own list of packages to compile starts with geist.
  for (const project of [node, dom]) {
    project.transformIgnorePatterns = project.transformIgnorePatterns.map((pattern) =>
      pattern.replace('(geist|', `(${esmOnly}|geist|`),
    );
  }
  // One more than the cores of a small machine: some wait for processes of their own.
  return { projects: [node, dom], maxWorkers: 3, testSequencer: '<rootDir>/scripts/jest/longest-first.mjs' };
}
