import fc from 'fast-check';
import { type DraftQuestion, draftQuestion, readQuestions } from '@/lib/contract/draft-question';
import { tenthOf } from '@/scripts/test/sample.mjs';
import { makeQuestions } from '@/testing/make-questions';
import { type Doing, doing, doOne } from '../testing/random-session';
import { readQuestionsText, toQuestionsText } from './questions-text';
import { redo, startSteps, undo } from './undo';

const beginning = makeQuestions(12).map((question) => draftQuestion.parse(question));
const session = fc.array(doing, { minLength: 300, maxLength: 300, size: 'max' });
const runs = { numRuns: tenthOf(200) };

function play(asked: readonly Doing[], from: DraftQuestion[] = beginning) {
  return asked.reduce(doOne, startSteps(from));
}

describe('300 random steps', () => {
  it('leave questions with ids of their own, whose jumps lead to one of them or to the end', () => {
    fc.assert(
      fc.property(session, (asked) => {
        const { now } = play(asked);
        const ids = now.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const places = new Set([0, ...ids]);
        for (const { jumps } of now) for (const jump of jumps) expect(places).toContain(jump.destination.id);
      }),
      runs,
    );
  });

  it('are kept as a text that is read as the same questions', () => {
    fc.assert(
      fc.property(session, (asked) => {
        const { now } = play(asked);
        const text = toQuestionsText(now);
        expect(readQuestionsText(text)).toEqual(readQuestions(now));
        expect(toQuestionsText(readQuestionsText(text) ?? [])).toBe(text);
        expect(text).not.toMatch(/[<>&]/);
      }),
      runs,
    );
  });

  it('undone are the beginning to the byte, and done again the end', () => {
    fc.assert(
      fc.property(session, (asked) => {
        let steps = startSteps([...beginning]);
        // No more than can be undone.
        for (const one of asked) if (steps.past.length < 50) steps = doOne(steps, one);
        const end = toQuestionsText(steps.now);
        const count = steps.past.length;
        const future = steps.future.length;
        for (let at = 0; at < count; at += 1) steps = undo(steps);
        expect(toQuestionsText(steps.now)).toBe(toQuestionsText(beginning));
        for (let at = 0; at < count; at += 1) steps = redo(steps);
        expect(toQuestionsText(steps.now)).toBe(end);
        expect(steps.future.length).toBe(future);
      }),
      runs,
    );
  });
});

it('a text that is no questionnaire is none', () => {
  for (const text of ['{}', '{"id":1}', 'words', '{"id":1,"questionType":"dance"}', '[]']) {
    expect(readQuestionsText(text)).toBeNull();
  }
  expect(readQuestionsText('')).toEqual([]);
});
