import fc from 'fast-check';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { tenthOf } from '@/scripts/test/sample.mjs';
import { findJump, isDefault } from '../find-jump';
import { canFallThrough } from '../possible-steps';
import { otherwiseOf, setOtherwise } from './edit-jumps';
import { addQuestion, blankQuestion, copyQuestion, moveQuestion, removeQuestion } from './edit-questions';
import { addEnd } from './ends';
import { goesOn, isEnd } from './order';

type Questions = readonly DraftQuestion[];

const choices = ['yes', 'no'].map((value) => ({ value, label: value }));
const jump = (value: string | null, id: number) => ({
  conditionValue: value === null ? [] : [{ value }],
  destination: { id },
});

/** Of each question its kind, whether it must be answered, and how far on its answers lead; 0: to the one behind. */
const written = fc.array(
  fc.record({
    kind: fc.constantFrom('choice', 'text', 'statement'),
    required: fc.boolean(),
    ...{ yes: fc.nat(4), no: fc.nat(4), otherwise: fc.nat(6) },
  }),
  { minLength: 2, maxLength: 7 },
);

/** Questions with ways forward only, and ends behind them. */
const questionnaire = fc.tuple(written, fc.nat(3)).map(([all, ends]): DraftQuestion[] => {
  const ids = [...all.map((_, at) => at + 1), ...Array.from({ length: ends }, (_, at) => 101 + at)];
  const questions = all.map(({ kind, required, yes, no, otherwise }, at): DraftQuestion => {
    const to = (value: string | null, far: number) => (far < 2 ? [] : [jump(value, ids[at + far] ?? 0)]);
    const asked = kind === 'statement' ? [] : [...to('yes', yes), ...to('no', no)];
    return {
      ...blankQuestion(at + 1),
      ...(kind === 'choice' && { questionType: 'multiple-choice', inputKind: null, choices }),
      ...(kind === 'statement' && { inputKind: kind }),
      required: required && kind !== 'statement',
      jumps: [...asked, ...to(null, otherwise)],
    };
  });
  return ids.slice(all.length).reduce((made: DraftQuestion[], id) => addEnd(made, id), questions);
});

const numbers = { at: fc.nat(9), to: fc.nat(9) };
const runs = { numRuns: tenthOf(20_000) };

/** Where each answer of the others leads; what came to the question `past` in order is followed to where that leads. */
function ways(questions: Questions, past: number, isGone = false): string[] {
  const all = questions.flatMap((question, place) => {
    if (question.id === past) return [];
    const values = [...choices.map(({ value }) => value), 'else'];
    return values.flatMap((value) => {
      const taken = findJump(question, [value]);
      if ((!taken || isDefault(taken)) && !canFallThrough(question)) return [];
      const to = taken?.destination.id ?? behind(place);
      const isFollowed = to === past && (isGone || !taken);
      return `${question.id} ${value}: ${isFollowed ? onwards() : to}`;
    });
  });
  return all.sort();

  function behind(place: number): number {
    return questions[place + 1]?.id ?? 0;
  }

  function onwards(): number {
    const place = questions.findIndex(({ id }) => id === past);
    const question = questions[place];
    return (question && otherwiseOf(question)) ?? behind(place);
  }
}

/** Whether jumps alone lead to it, and on from it into closing words behind it. */
function leaks(questions: Questions, id: number): boolean {
  const place = questions.findIndex((question) => question.id === id);
  const [before, question, behind] = [questions[place - 1], questions[place], questions[place + 1]];
  return !!before && !goesOn(before) && !!question && goesOn(question) && !!behind && isEnd(behind);
}

/** One of whose answers some goes on, so that it is known where it leads past it. */
function isPassed(question: DraftQuestion | undefined): question is DraftQuestion {
  return question !== undefined && canFallThrough(question);
}

describe('every other answer leads where it led', () => {
  it('once a question is gone', () => {
    fc.assert(
      fc.property(questionnaire, numbers.at, (questions, at) => {
        const question = questions[at % questions.length];
        fc.pre(isPassed(question));
        const after = removeQuestion(questions, question.id);
        expect(ways(after, question.id)).toEqual(ways(questions, question.id, true));
      }),
      runs,
    );
  });

  it('once one is added, but for the one that it is asked after', () => {
    fc.assert(
      fc.property(questionnaire, numbers.at, (questions, at) => {
        const after = addQuestion(questions, at % (questions.length + 1), blankQuestion(77));
        expect(ways(after, 77)).toEqual(ways(questions, 77));
        expect(leaks(after, 77)).toBe(false);
      }),
      runs,
    );
  });

  it('once one is copied', () => {
    fc.assert(
      fc.property(questionnaire, numbers.at, (questions, at) => {
        const question = questions[at % questions.length];
        fc.pre(isPassed(question));
        expect(ways(copyQuestion(questions, question.id, 77), 77)).toEqual(ways(questions, 77));
      }),
      runs,
    );
  });

  it('once one is moved, and nobody comes to closing words by that', () => {
    fc.assert(
      fc.property(questionnaire, numbers.at, numbers.to, (questions, at, to) => {
        const question = questions[at % questions.length];
        // Where all begin is no way of an answer.
        fc.pre(isPassed(question) && (question !== questions[0] || goesOn(question)));
        const after = moveQuestion(questions, question.id, to);
        expect(ways(after, question.id)).toEqual(ways(questions, question.id));
        expect(leaks(after, question.id) && !leaks(questions, question.id)).toBe(false);
      }),
      runs,
    );
  });
});

it('a question that goes up comes down to where it was', () => {
  fc.assert(
    fc.property(questionnaire, numbers.at, (questions, at) => {
      // Where all begin is no way of an answer.
      fc.pre(questions.length > 2);
      const place = 2 + (at % (questions.length - 2));
      const question = questions[place];
      fc.pre(isPassed(question));
      const { id } = question;
      const back = moveQuestion(moveQuestion(questions, id, place - 1), id, place);
      expect(back.map((one) => one.id)).toEqual(questions.map((one) => one.id));
      expect(ways(back, id)).toEqual(ways(questions, id));
    }),
    runs,
  );
});

it('the last question before closing words hands its way on, and takes it back', () => {
  const made = addEnd([blankQuestion(1), blankQuestion(2)], 3);
  const [first, last, end] = made;
  expect(removeQuestion(made, 2)).toEqual([setOtherwise(first ?? blankQuestion(1), 0), end]);
  const up = moveQuestion(made, 2, 0);
  expect(up.map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(up.map(otherwiseOf)).toEqual([null, 0, 0]);
  expect(moveQuestion(up, 2, 1)).toEqual(made);
  const added = addQuestion(made, 2, blankQuestion(4));
  expect(added.map(otherwiseOf)).toEqual([null, null, 0, 0]);
  expect(copyQuestion(made, 2, 4)).toEqual([first, { ...last, jumps: [] }, { ...last, id: 4 }, end]);
});
