import { resolve } from 'node:path';
import { failureLines, resultsOfJest, resultsOfPlaywright } from './results.mjs';

const inFile = (name: string, more: object) => ({ name: resolve(name), status: 'passed', message: '', ...more });
const told = (title: string, status: string, failureMessages: string[] = []) => ({
  ancestorTitles: ['comments'],
  title,
  status,
  failureMessages,
  location: { line: 12, column: 3 },
});

test('of a unit test: file, line, titles, and what a failure says, without colours; what was skipped is left out', () => {
  const tests = [
    told('reads', 'passed'),
    told('writes', 'failed', ['\u001B[31mno\u001B[39m\n  at x']),
    told('x', 'pending'),
  ];
  const report = { testResults: [inFile('lib/a.test.ts', { status: 'failed', assertionResults: tests })] };
  expect(resultsOfJest(report)).toEqual([
    { name: 'lib/a.test.ts:12 › comments › reads', status: 'passed' },
    { name: 'lib/a.test.ts:12 › comments › writes', status: 'failed', error: 'no\n  at x' },
  ]);
});

test('a file that broke outside its tests has failed as a whole', () => {
  const broken = inFile('lib/b.test.ts', { status: 'failed', message: 'cannot be read', assertionResults: [] });
  const after = { status: 'failed', message: 'afterAll', assertionResults: [told('reads', 'passed')] };
  expect(resultsOfJest({ testResults: [broken, inFile('lib/c.test.ts', after)] })).toEqual([
    { name: 'lib/b.test.ts', status: 'failed', error: 'cannot be read' },
    { name: 'lib/c.test.ts:12 › comments › reads', status: 'passed' },
    { name: 'lib/c.test.ts', status: 'failed', error: 'afterAll' },
  ]);
});

test('of a journey: kind of API, file, line, titles; an error outside any of them has failed too', () => {
  const spec = (title: string, status: string, results: object[]) => ({
    title,
    file: 'blog.spec.ts',
    line: 7,
    tests: [{ projectName: 'full', status, results }],
  });
  const specs = [
    spec('reads', 'expected', [{}]),
    spec('writes', 'unexpected', [{ error: { message: 'not visible' } }]),
    spec('is left out', 'skipped', []),
  ];
  const suites = [{ title: 'blog.spec.ts', specs: [], suites: [{ title: 'comments', specs }] }];
  const config = { rootDir: resolve('e2e') };
  expect(resultsOfPlaywright({ suites, config, errors: [{ message: 'no product' }] })).toEqual([
    { name: '[full] e2e/blog.spec.ts:7 › comments › reads', status: 'passed' },
    { name: '[full] e2e/blog.spec.ts:7 › comments › writes', status: 'failed', error: 'not visible' },
    { name: 'outside any journey', status: 'failed', error: 'no product' },
  ]);
});

test('each test is told once, with each first line of its failures, those that failed most last', () => {
  const failed = (name: string, error: string) => ({ name, error, status: 'failed' as const });
  const passed = (name: string) => ({ name, status: 'passed' as const });
  const runs = [failed('a', 'no\n  at x'), failed('a', 'late'), failed('a', 'no\n  at y'), failed('b', 'no')];
  const others = [passed('b'), passed('b'), passed('c'), passed('c'), passed('c'), passed('d')];
  expect(failureLines([...runs, ...others], 3)).toEqual([
    'never failed: c',
    'never failed, ran 1 times: d',
    ...['failed 1 of 3: b', '  no'],
    ...['failed 3 of 3: a', '  no', '  late'],
  ]);
});
