import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const shared = {
  // Beside the packages: the folder of a run is gone with it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/scripts/jest/empty.mjs',
    '^client-only$': '<rootDir>/scripts/jest/empty.mjs',
    '^fast-check$': '<rootDir>/scripts/jest/fast-check.cjs',
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

const root = import.meta.dirname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The care API itself: not its tests, nor what they share. */
const careApi = `^${root}/care-api/(?!(.*/)?testing/|.*\\.test\\.)`;
const ofOurs = `^${root}/(lib|messages|testing|scripts(?!/jest/))/(?!.+/testing/|.*\\.test\\.)`;
const packages = ['@hono', 'drizzle-orm', 'hono', 'pg', 'zod'].join('|');
/** What both sides agree on: it knows neither languages, requests nor the environment, and no test mocks it. */
const contract = `^${root}/lib/contract/(?!.+/testing/|.*\\.test\\.)`;
const packagesOfSite = ['@hono', 'libphonenumber-js', 'zod'].join('|');
const ofPackages = (names) => `^${root}/node_modules/(${names})/`;
const once = '<rootDir>/scripts/jest/load-once-transformer.cjs';

/** `*.test.ts` run in node, `*.test.tsx` in a browser-like DOM. The care API is loaded once for a worker. */
export default async function config() {
  const inNode = { ...shared, testEnvironment: '<rootDir>/scripts/jest/environment.cjs' };
  const node = await withNext({
    ...inNode,
    displayName: 'node',
    testMatch: ['**/*.test.ts'],
    testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/care-api/'],
  })();
  // The API's server changes what a request is to all of a process.
  node.transform = { [careApi]: once, [contract]: once, [ofPackages(packagesOfSite)]: once, ...node.transform };
  const api = await withNext({
    ...inNode,
    displayName: 'care API',
    testMatch: ['<rootDir>/care-api/**/*.test.ts'],
  })();
  // Its own tests share with it what it is made of.
  api.transform = { [careApi]: once, [ofOurs]: once, [ofPackages(packages)]: once, ...api.transform };
  const dom = await withNext({
    ...shared,
    displayName: 'dom',
    testEnvironment: '<rootDir>/scripts/jest/dom-environment.cjs',
    testMatch: ['**/*.test.tsx'],
    setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/scripts/jest/dom.mjs'],
  })();
  // next/jest only lets patterns be added; its own list of packages to compile starts with geist.
  const compile = (project, names) => {
    project.transformIgnorePatterns = project.transformIgnorePatterns.map((pattern) =>
      pattern.replace('(geist|', `(${names}|geist|`),
    );
  };
  compile(node, `${esmOnly}|${packagesOfSite}`);
  compile(api, `${esmOnly}|${packages}`);
  compile(dom, esmOnly);
  // One more than the cores of a small machine: some wait for processes of their own.
  return {
    projects: [node, api, dom],
    maxWorkers: 3,
    globalSetup: '<rootDir>/scripts/jest/open-run.mjs',
    testSequencer: '<rootDir>/scripts/jest/longest-first.mjs',
  };
}
