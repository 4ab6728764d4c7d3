import { checkQuestions } from './check-questions';
import type { FlowQuestion } from './flow';

const text = (id: number, ...jumps: (readonly [string[], number])[]): FlowQuestion => ({
  id,
  headline: `Question ${id}`,
  questionType: 'text',
  multiple: false,
  choices: [],
  jumps: jumps.map(([values, to]) => ({
    conditionValue: values.map((value) => ({ value })),
    destination: { id: to },
  })),
});
const choice = (id: number, values: string[], ...jumps: (readonly [string[], number])[]): FlowQuestion => ({
  ...text(id, ...jumps),
  questionType: 'multiple-choice',
  choices: values.map((value) => ({ value, label: value })),
});
const kinds = (...questions: FlowQuestion[]) =>
  checkQuestions(questions).map(({ questionId, kind, severity }) => `${severity} ${questionId} ${kind}`);

describe('checkQuestions', () => {
  it('finds nothing wrong with jumps forward, on choices and on text', () => {
    expect(kinds(choice(1, ['a', 'b'], [['a'], 3]), text(2, [['yes'], 4], [[], 3]), text(3), text(4))).toEqual([]);
  });

  it('finds two questions of one id', () => {
    expect(kinds(text(1), text(1))).toEqual(['error 1 duplicate-id']);
  });

  it('finds a destination that is not there', () => {
    const [finding] = checkQuestions([text(1, [[], 9])]);
    expect(finding).toEqual({
      questionId: 1,
      index: 0,
      kind: 'unknown-destination',
      severity: 'error',
      message: '“Question 1”: Jumps to question 9, which is not there.',
      fault: { code: 'jumpUnknown', question: 'Question 1', id: 9 },
      jump: 0,
    });
  });

  it('finds loops: to itself, back by a jump, and over several questions', () => {
    expect(kinds(text(1, [['a'], 1]))).toEqual(['error 1 loop']);
    expect(kinds(text(1), text(2, [['a'], 1]))).toEqual(['error 2 loop']);
    expect(kinds(text(1, [['x'], 3]), text(2, [[], 4]), text(3, [['y'], 2]), text(4, [['z'], 1]))).toEqual([
      'error 3 loop',
      'error 4 loop',
    ]);
  });

  it('finds a jump back that is no loop odd, not wrong', () => {
    expect(kinds(text(1, [['x'], 3]), text(2, [[], 4]), text(3, [[], 2]), text(4))).toEqual(['warning 3 back-jump']);
  });

  it('finds what no way leads to', () => {
    expect(kinds(text(1, [[], 3]), text(2), text(3))).toEqual(['error 2 unreachable']);
    const asked = { ...choice(1, ['a', 'b'], [['a'], 3], [['b'], 3]), required: true };
    expect(kinds(asked, text(2), text(3))).toEqual(['error 2 unreachable']);
    expect(kinds({ ...asked, required: false }, text(2), text(3))).toEqual([]);
  });

  it('finds choices that are missing or have one value', () => {
    expect(kinds(choice(1, []), choice(2, ['a', 'a']))).toEqual(['error 1 no-choices', 'warning 2 equal-values']);
  });

  it('finds conditions that are never met', () => {
    expect(kinds(choice(1, ['a'], [['z'], 2], [['a'], 2], [['a'], 3]), text(2), text(3))).toEqual([
      'warning 1 unmet-condition',
      'warning 1 unmet-condition',
    ]);
    expect(kinds({ ...text(1, [['yes'], 2]), inputKind: 'statement' }, text(2))).toEqual(['warning 1 unmet-condition']);
  });

  it('finds a jump that names no answer, which leads nobody anywhere', () => {
    expect(kinds(text(1, [[''], 3]), text(2), text(3))).toEqual(['warning 1 unmet-condition']);
    const [finding] = checkQuestions([text(1, [[' '], 3]), text(2), text(3)]);
    expect(finding).toMatchObject({ odd: { code: 'answerMissing' } });
    expect(kinds(text(1, [[''], 3]), text(2, [[], 0]), text(3))).toContain('error 3 unreachable');
  });

  it('finds that nothing asks for an answer', () => {
    const statement = { ...text(1), inputKind: 'statement' as const };
    expect(kinds(statement, { ...statement, id: 2 })).toEqual(['warning 1 nothing-asked']);
    expect(kinds(statement, text(2))).toEqual([]);
    expect(kinds()).toEqual([]);
  });

  it('finds an answer for equal opportunities that must be given, or that decides what is asked', () => {
    const asked = { ...choice(1, ['a', 'b'], [['a'], 3]), privacy: 'equality' as const };
    expect(kinds(asked, text(2), text(3))).toEqual(['warning 1 equality']);
    expect(kinds({ ...asked, jumps: [], required: true }, text(2))).toEqual(['warning 1 equality']);
    expect(kinds({ ...asked, jumps: [] }, text(2))).toEqual([]);
    expect(kinds({ ...asked, privacy: 'identity', required: true }, text(2), text(3))).toEqual([]);
  });

  it('finds conditions and defaults that are not looked at', () => {
    expect(kinds(choice(1, ['a', 'b'], [['a', 'b'], 2], [[], 2], [[], 3]), text(2), text(3))).toEqual([
      'warning 1 ignored-condition',
      'warning 1 ignored-condition',
    ]);
  });
});
