import { listFlaky } from './flaky.mjs';

const spec = (title: string, status: string, results: object[]) => ({
  title,
  file: 'blog.spec.ts',
  line: 7,
  tests: [{ projectName: 'full', status, results }],
});

test('a journey that passed only when tried once more is named with what broke at first', () => {
  const trembled = [{ status: 'failed', error: { message: 'not visible' } }, { status: 'passed' }];
  const suite = {
    title: 'blog.spec.ts',
    specs: [spec('reads', 'expected', [{ status: 'passed' }])],
    suites: [{ title: 'comments', specs: [spec('writes', 'flaky', trembled)] }],
  };
  expect(listFlaky({ suites: [suite] })).toEqual([
    { name: '[full] blog.spec.ts:7 › comments › writes', error: 'not visible' },
  ]);
});
