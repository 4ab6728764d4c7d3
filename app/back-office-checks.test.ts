import { existsSync, readFileSync } from 'node:fs';

const text = readFileSync('docs/back-office.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+) \| ([^|]*) \| ([^|]*) \|$/gm)].map(([, number, , tests = '']) => ({
  number: Number(number),
  tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
}));

it('each of the checks stands in the table once, with files that are there', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  for (const { tests } of rows) expect(tests.length).toBeGreaterThan(0);
  expect(rows.flatMap(({ tests }) => tests).filter((path) => !existsSync(path))).toEqual([]);
});
