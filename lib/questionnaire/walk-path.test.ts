import fc from 'fast-check';
import { tenthOf } from '@/scripts/test/sample.mjs';
import { checkQuestions } from './check-questions';
import { countRemaining } from './count-remaining';
import { findJump } from './find-jump';
import { type FlowQuestion, isAnswerable } from './flow';
import { listRoutes } from './list-routes';
import { countedAnswers, walkPath } from './walk-path';

type Made = Partial<Omit<FlowQuestion, 'jumps' | 'choices'>> & {
  choices?: string[];
  /** Condition and destination; null is 'otherwise go to'. */
  jumps?: (readonly [string | null, number])[];
};

function make(id: number, { choices = [], jumps = [], ...rest }: Made = {}): FlowQuestion {
  return {
    id,
    headline: `Question ${id}`,
    questionType: choices.length > 0 ? 'multiple-choice' : 'text',
    multiple: false,
    choices: choices.map((value) => ({ value, label: value })),
    jumps: jumps.map(([value, to]) => ({
      conditionValue: value === null ? [] : [{ value }],
      destination: { id: to },
    })),
    ...rest,
  };
}

const answers = (given: Record<number, string[]>) =>
  new Map(Object.entries(given).map(([id, values]) => [Number(id), values]));
const idsOf = (path: readonly FlowQuestion[]) => path.map(({ id }) => id);

describe('the path', () => {
  const pets = make(1, {
    choices: ['cat', 'dog', 'none'],
    jumps: [
      [null, 4],
      ['dog', 3],
      ['dog', 4],
    ],
  });
  const questions = [pets, make(2), make(3), make(4)];

  it('takes the first jump whose first condition is the answer, wherever the default stands', () => {
    expect(idsOf(walkPath(questions, answers({ 1: ['dog'] })))).toEqual([1, 3, 4]);
    expect(idsOf(walkPath(questions, answers({ 1: ['none'] })))).toEqual([1, 4]);
    expect(idsOf(walkPath(questions, answers({})))).toEqual([1, 4]);
  });

  it('goes on in order where no jump fits', () => {
    const only = [make(1, { choices: ['cat', 'dog'], jumps: [['dog', 3]] }), make(2), make(3)];
    expect(idsOf(walkPath(only, answers({ 1: ['cat'] })))).toEqual([1, 2, 3]);
  });

  it('is the same in whatever digits a number is typed, or its condition written', () => {
    for (const [condition, typed] of [
      ['0', '٠'],
      ['０', '0'],
    ] as const) {
      const count = [make(1, { inputKind: 'number', jumps: [[condition, 3]] }), make(2), make(3)];
      expect(idsOf(walkPath(count, answers({ 1: [typed] })))).toEqual([1, 3]);
    }
    const words = [make(1, { jumps: [['0', 3]] }), make(2), make(3)];
    expect(idsOf(walkPath(words, answers({ 1: ['٠'] })))).toEqual([1, 2, 3]);
  });

  it('ends where a jump leads to the end', () => {
    const early = [make(1, { choices: ['no', 'yes'], jumps: [['no', 0]] }), make(2), make(3)];
    expect(idsOf(walkPath(early, answers({ 1: ['no'] })))).toEqual([1]);
    expect(idsOf(walkPath(early, answers({ 1: ['yes'] })))).toEqual([1, 2, 3]);
    expect(checkQuestions(early)).toEqual([]);
    expect(countRemaining(early, 1)).toEqual({ fewest: 1, most: 3 });
    expect(listRoutes(early).routes.map(({ questionIds }) => questionIds)).toEqual([[1], [1, 2, 3]]);
  });

  it('looks for the condition among all the values chosen', () => {
    const many = [make(1, { choices: ['a', 'b'], multiple: true, jumps: [['b', 3]] }), make(2), make(3)];
    expect(idsOf(walkPath(many, answers({ 1: ['a', 'b'] })))).toEqual([1, 3]);
  });

  it('knows the condition of a text, and lets no answer to a statement count', () => {
    const typed = [make(1, { jumps: [['yes', 3]] }), make(2), make(3)];
    expect(idsOf(walkPath(typed, answers({ 1: ['yes'] })))).toEqual([1, 3]);
    const read = [make(1, { inputKind: 'statement', jumps: [['yes', 3]] }), make(2), make(3)];
    expect(idsOf(walkPath(read, answers({ 1: ['yes'] })))).toEqual([1, 2, 3]);
    expect([...countedAnswers(read, answers({ 1: ['yes'], 2: ['no'] }))]).toEqual([[2, ['no']]]);
  });

  it('counts only answers it meets', () => {
    const counted = countedAnswers(questions, answers({ 1: ['dog'], 2: ['skipped'], 3: [], 4: ['here'], 9: ['lost'] }));
    expect([...counted]).toEqual([
      [1, ['dog']],
      [4, ['here']],
    ]);
  });

  it('steps over an unknown destination, and ends where it would go round', () => {
    const broken = [make(1, { jumps: [[null, 77]] }), make(2, { jumps: [[null, 1]] }), make(3)];
    expect(idsOf(walkPath(broken, answers({})))).toEqual([1, 2]);
  });

  it('is empty without questions', () => {
    expect(walkPath([], answers({}))).toEqual([]);
    expect(countRemaining([], 1)).toEqual({ fewest: 0, most: 0 });
  });
});

describe('what is left', () => {
  const questions = [
    make(1, {
      choices: ['a', 'b'],
      required: true,
      jumps: [
        ['a', 4],
        ['b', 2],
      ],
    }),
    make(2, { choices: ['a', 'b'], jumps: [['a', 5]] }),
    ...[make(3), make(4), make(5)],
  ];

  it('is counted by the shortest and the longest way, the question itself included', () => {
    expect(countRemaining(questions, 1)).toEqual({ fewest: 3, most: 5 });
    expect(countRemaining(questions, 2)).toEqual({ fewest: 2, most: 4 });
    expect(countRemaining(questions, 5)).toEqual({ fewest: 1, most: 1 });
    expect(countRemaining(questions, 99)).toEqual({ fewest: 0, most: 0 });
  });

  it('is one of the lengths of the routes', () => {
    const lengths = listRoutes(questions).routes.map(({ questionIds }) => questionIds.length);
    expect(lengths.sort()).toEqual([3, 3, 5]);
  });
});

const value = fc.constantFrom('a', 'b', 'c', 'd');
const anyQuestion = (last: number) =>
  fc.record({
    questionType: fc.constantFrom('multiple-choice' as const, 'text' as const),
    multiple: fc.boolean(),
    required: fc.boolean(),
    inputKind: fc.constantFrom(null, 'statement' as const, 'short' as const),
    choices: fc.array(value, { maxLength: 3 }),
    jumps: fc.array(fc.tuple(fc.option(value), fc.integer({ min: 1, max: last + 2 })), { maxLength: 4 }),
  });
const anyQuestions = fc
  .integer({ min: 1, max: 25 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, () => anyQuestion(count))))
  .map((list) => list.map((made, index) => make(index + 1, made)));
const anyAnswers = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 27 }), fc.array(value, { maxLength: 3 })))
  .map((entries) => new Map(entries));

describe('whatever the questions and answers', () => {
  it('the path ends, meets nothing twice, and holds every answer that counts', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, given) => {
        const ids = idsOf(walkPath(questions, given));
        expect(ids[0]).toBe(1);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of countedAnswers(questions, given).keys()) expect(ids).toContain(id);
      }),
      { numRuns: tenthOf(500) },
    );
  });

  it('where no loop and no unknown destination is found, a path with all it asks for goes to the end', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, given) => {
        const findings = checkQuestions(questions);
        const kinds = findings.map(({ kind }) => kind);
        fc.pre(!kinds.includes('loop') && !kinds.includes('unknown-destination'));
        const filled = filledIn(questions, given);
        const path = walkPath(questions, filled);
        const last = path.at(-1);
        expect(last && findJump(last, filled.get(last.id) ?? [])).toBeUndefined();
        expect(last).toBe(questions.at(-1));
        const ids = idsOf(path);
        const lost = findings.filter(({ kind }) => kind === 'unreachable').map(({ questionId }) => questionId);
        expect(ids.filter((id) => lost.includes(id))).toEqual([]);
      }),
      { numRuns: tenthOf(500) },
    );
  });

  it('what is left agrees with the routes listed', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        fc.pre(!checkQuestions(questions).some(({ kind }) => kind === 'loop'));
        const { routes, isCut } = listRoutes(questions, 5_000);
        fc.pre(!isCut);
        const asked = new Set(questions.filter(isAnswerable).map(({ id }) => id));
        const lengths = routes.map(({ questionIds }) => questionIds.filter((id) => asked.has(id)).length);
        expect(countRemaining(questions, 1)).toEqual({ fewest: Math.min(...lengths), most: Math.max(...lengths) });
      }),
    );
  });
});

/** The same answers with every required choice made. */
function filledIn(questions: readonly FlowQuestion[], given: ReadonlyMap<number, string[]>) {
  const filled = new Map(given);
  for (const { id, required, choices } of questions) {
    const first = choices[0]?.value;
    const isChosen = choices.some((choice) => given.get(id)?.includes(choice.value));
    if (required && first !== undefined && !isChosen) filled.set(id, [first]);
  }
  return filled;
}

it('walks a thousand questions straight through', () => {
  const many = Array.from({ length: 1_000 }, (_, index) =>
    make(index + 1, { choices: ['a', 'b'], jumps: [['a', Math.min(index + 3, 1_000)]] }),
  );
  expect(walkPath(many, new Map())).toHaveLength(1_000);
  expect(countRemaining(many, 1)).toEqual({ fewest: 501, most: 1_000 });
  expect(listRoutes(many).isCut).toBe(true);
});
