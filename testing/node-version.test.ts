import { readFileSync } from 'node:fs';
import { canRun } from '@/scripts/start/require-node.mjs';
import { engines } from '../package.json';
import lock from '../package-lock.json';
import workshop from '../workshop/package.json';

const told = ['README.md', 'docs/deploy.md', 'scripts/start/require-node.mjs'];
const read = (file: string) => readFileSync(file, 'utf8');

test('every place that names a Node names the same', () => {
  const said = '^20.19.0 || >=22.12.0';
  expect([engines.node, lock.packages[''].engines.node, workshop.engines.node]).toEqual([said, said, said]);
  expect(told.filter((file) => !/20\.19 or a later 20, or\s+22\.12 or newer/.test(read(file)))).toEqual([]);
  expect(read('scripts/start/care-api-bundle.mjs')).toContain("target: 'node20.19'");
});

test('the best one is the one of the image and of .nvmrc', () => {
  const best = read('.nvmrc').trim();
  expect(read('deploy/Dockerfile')).toContain(`ARG NODE_VERSION=${best}\n`);
  expect(told.filter((file) => !read(file).includes(`(${best} is best`))).toEqual([]);
});

test.each([
  ...['16.20.2', '18.20.4', '20.9.0', '20.18.3', '21.7.3', '22.11.0'].map((version) => ({ version, runs: false })),
  ...['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '26.0.0'].map((version) => ({ version, runs: true })),
])('Node $version runs it: $runs', ({ version, runs }) => {
  expect(canRun(version)).toBe(runs);
});
