import { type DraftQuestion, readQuestions } from '@/lib/contract/draft-question';
import { makeQuestions } from '@/testing/make-questions';
import { describeRoutes, minutesFor } from './describe-routes';
import { blankQuestion } from './draft/edit-questions';
import { toFlow } from './flow';
import { waysOut } from './ways-out';

const text = (id: number, more: Partial<DraftQuestion> = {}) => ({ ...blankQuestion(id), headline: `Q${id}`, ...more });
const jump = (value: string | null, to: number) => ({
  conditionValue: value === null ? [] : [{ value }],
  destination: { id: to },
});
const driving = text(1, {
  questionType: 'multiple-choice',
  inputKind: null,
  required: true,
  choices: ['yes', 'no', 'soon'].map((value) => ({ value, label: value.toUpperCase() })),
  jumps: [jump('no', 3), jump('soon', 3), jump('yes', 0)],
});
const three = [driving, text(2), text(3)];

it('the ways out of a question go by the place they lead to', () => {
  const flow = toFlow([{ ...driving, jumps: [jump('no', 3), jump('soon', 3), jump(null, 0)] }, text(2), text(3)]);
  expect(waysOut(flow, 0)).toEqual([
    { to: 'question', index: 2, answers: ['NO', 'SOON'], isOtherwise: false },
    { to: 'end', index: 3, answers: [], isOtherwise: true },
  ]);
  expect(waysOut(flow, 1)).toEqual([{ to: 'next', index: 2, answers: [], isOtherwise: false }]);
  expect(waysOut(flow, 2)).toEqual([{ to: 'end', index: 3, answers: [], isOtherwise: false }]);
  expect(waysOut(toFlow(three), 0)).toEqual([
    { to: 'question', index: 2, answers: ['NO', 'SOON'], isOtherwise: false },
    { to: 'end', index: 3, answers: ['YES'], isOtherwise: false },
  ]);
});

it('a route says how many it asks, where it ends and by which answers', () => {
  const { routes, isCut, bounds } = describeRoutes(three, 10);
  expect([isCut, bounds]).toEqual([false, { fewest: 1, most: 2 }]);
  expect(routes.map(({ count, last }) => [count, last])).toEqual([
    [1, 0],
    [2, 2],
  ]);
  expect(routes.map(({ turns }) => turns.map(({ index, way }) => [index, way.answers]))).toEqual([
    [[0, ['YES']]],
    [[0, ['NO', 'SOON']]],
  ]);
});

it('of very many routes some are told, and the bounds of all', () => {
  const { routes, isCut, bounds } = describeRoutes(readQuestions(makeQuestions(361)) ?? [], 50);
  expect([routes.length, isCut]).toEqual([50, true]);
  expect(bounds.most).toBe(361);
  expect(bounds.fewest).toBeLessThan(361);
});

it('a long text takes longer than a choice', () => {
  expect(minutesFor([])).toBe(1);
  const long = Array.from({ length: 5 }, (_, at) => text(at + 1, { inputKind: 'long' }));
  expect(minutesFor(long)).toBeGreaterThan(minutesFor([driving, driving, driving, driving, driving]));
});
