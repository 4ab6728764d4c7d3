import { pathTurns } from './path-turns.mjs';

const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);

test('what is measured was never used to warm up', () => {
  const { kept, nextKept, nextPath } = pathTurns(paths, 3);
  expect(kept).toEqual(['/0', '/1', '/2']);
  expect(Array.from({ length: 7 }, nextPath)).toEqual(paths.slice(3));
  expect(Array.from({ length: 4 }, nextKept)).toEqual(['/0', '/1', '/2', '/0']);
});

test('requests for a path already used are counted', () => {
  const { nextPath, repeated } = pathTurns(paths, 3);
  for (let count = 0; count < 7; count += 1) nextPath();
  expect(repeated()).toBe(0);
  nextPath();
  nextPath();
  expect(repeated()).toBe(2);
});

test('of few paths no more than half are kept', () => {
  expect(pathTurns(['/a', '/b', '/c'], 100).kept).toEqual(['/a']);
});

test('a page of one path is warmed up and measured with it, and nothing counts as repeated', () => {
  const { kept, nextPath, repeated } = pathTurns(['/home'], 100);
  expect([kept, nextPath(), nextPath(), repeated()]).toEqual([['/home'], '/home', '/home', 0]);
});
