import { judgeAnswer, summarise } from './metrics.mjs';

const listings = Array.from({ length: 20 }, (_, id) => ({ id }));
const wantsIds = (...ids: number[]) => ({
  wanted: ({ id }: { id: number }) => ids.includes(id),
  unwanted: ({ id }: { id: number }) => id === 19,
});
const answer = (...ids: number[]) => ids.map((id) => ({ id }));

test('one wanted listing among the first three is a success, the fourth is too late', () => {
  expect(judgeAnswer(wantsIds(5), answer(1, 2, 5), listings, null).isSuccess).toBe(true);
  expect(judgeAnswer(wantsIds(5), answer(1, 2, 3, 5), listings, null).isSuccess).toBe(false);
});

test('what is unwanted spoils the first three and nothing below', () => {
  expect(judgeAnswer(wantsIds(5), answer(5, 2, 19), listings, null).isSuccess).toBe(false);
  expect(judgeAnswer(wantsIds(5), answer(5, 2, 3, 19), listings, null).isSuccess).toBe(true);
});

test('what is both wanted and unwanted, as a closed one of the right kind, is neither looked for nor good', () => {
  expect(judgeAnswer(wantsIds(5, 19), answer(5), listings, null)).toMatchObject({ isSuccess: true, possible: 1 });
  expect(judgeAnswer(wantsIds(19), answer(19), listings, null)).toMatchObject({ isSuccess: false, precision: 0 });
});

test('precision counts against as many as there are, ten at most', () => {
  expect(judgeAnswer(wantsIds(5, 6), answer(5, 1, 2), listings, null).precision).toBe(0.5);
  const twelve = Array.from({ length: 12 }, (_, id) => id);
  expect(judgeAnswer(wantsIds(...twelve), answer(...twelve), listings, null).precision).toBe(1);
});

test('an answer without a listing is a dead end, and so is one to a question nothing answers', () => {
  expect(judgeAnswer(wantsIds(5), [], listings, null)).toMatchObject({
    isDeadEnd: true,
    isSuccess: false,
    precision: 0,
  });
  expect(judgeAnswer(wantsIds(99), [], listings, null)).toMatchObject({ isDeadEnd: true, possible: 0, precision: 0 });
});

test('a class is the mean of its questions', () => {
  const verdicts = [
    { isSuccess: true, precision: 1, isDeadEnd: false },
    { isSuccess: false, precision: 0, isDeadEnd: true },
  ];
  expect(summarise(verdicts)).toEqual({ count: 2, success: 0.5, precision: 0.5, deadEnds: 1 });
});
