import { correctWord, toCandidate } from './correct-word';

const known = [
  ['oldham', 237],
  ['old', 900],
  ['chambers', 40],
  ['chalmers', 3],
  ['dementia', 2_000],
  ['leeds', 14],
  ['kilmarnock', 60],
] as const;
const candidates = known.map(([word, times]) => toCandidate(word, times));

test.each([
  ['oldahm', 'oldham'],
  ['oldam', 'oldham'],
  ['demntia', 'dementia'],
  ['dememtia', 'dementia'],
  ['kilmarnok', 'kilmarnock'],
  ['chamlers', 'chalmers'],
])('%s is a slip for %s', (asked, meant) => {
  expect(correctWord(asked, candidates)).toBe(meant);
});

test.each(['leed5', '0161', 'abc', 'xqzzy', 'elephant', 'olds'])('%s is no slip for anything', (asked) => {
  expect(correctWord(asked, candidates)).toBeNull();
});
