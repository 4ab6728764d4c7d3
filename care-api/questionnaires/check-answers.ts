import { type Fault, type FaultLike, toFault } from '@/lib/contract/faults';
import { readFileAnswer } from '@/lib/contract/file-answer';
import type { QuestionWire } from '@/lib/contract/questionnaire';
import { questionSchema } from '@/lib/contract/questionnaire';
import type { ResponseInput } from '@/lib/contract/response';
import { nameOf } from '@/lib/questionnaire/check-questions';
import { isPossibleAnswer } from '@/lib/questionnaire/find-jump';
import { type FlowQuestion, isAnswerable } from '@/lib/questionnaire/flow';
import { faultOfTyped, toKeptAnswer } from '@/lib/questionnaire/typed-answer';
import { walkPath } from '@/lib/questionnaire/walk-path';

export type Answer = ResponseInput & { question: FlowQuestion };
/** A record's fault under `<its index>.<field>`, a missing answer under `questions.<question id>`. */
export type FieldFaults = Map<string, FaultLike>;

/** Judged as single answers and, when all of those are right, as a way through the questionnaire. */
export function checkAnswers(
  wire: readonly QuestionWire[],
  records: readonly ResponseInput[],
): { answers: Answer[]; faults: FieldFaults } {
  const questions = wire.map((question) => questionSchema.parse(question));
  const byId = new Map(questions.map((question) => [question.id, question]));
  const faults: FieldFaults = new Map();
  const given = new Map<number, Map<string, Answer & { index: number }>>();
  for (const [index, sent] of records.entries()) {
    const question = byId.get(sent.questionId);
    if (question === undefined) {
      faults.set(`${index}.questionId`, toFault('answerQuestionUnknown', { id: sent.questionId }));
      continue;
    }
    if (!isAnswerable(question)) continue;
    const record = { ...sent, responseValue: toKeptAnswer(question, sent.responseValue) };
    const values = given.get(question.id) ?? new Map();
    given.set(question.id, values.set(record.responseValue, { ...record, question, index }));
    const fault = faultOf(question, record.responseValue) ?? faultOfSeveral(question, values.size);
    if (fault) faults.set(`${index}.responseValue`, fault);
  }
  const answers = [...given.values()].flatMap((values) => [...values.values()]);
  if (faults.size === 0) checkWay(questions, answers, faults);
  return { answers: answers.map(({ index: _, ...answer }) => answer), faults };
}

const unreadable = { phone: 'phoneInvalid', number: 'valueUnreadable', date: 'closedDayInvalid' } as const;

export function faultOf(question: FlowQuestion, value: string): Fault | null {
  const { min, max } = question;
  const typed = question.questionType === 'text' ? faultOfTyped(question, value) : null;
  if (typed === 'numberLow') return toFault('numberLow', { min: min ?? '' });
  if (typed === 'numberHigh') return toFault('numberHigh', { max: max ?? '' });
  if (typed && typed !== 'email') return toFault(unreadable[typed]);
  if (question.inputKind === 'file' && readFileAnswer(value) === null) return toFault('fileGone');
  if (isPossibleAnswer(question, value)) return null;
  if (!isAnswerable(question)) return toFault('answerNone', { question: nameOf(question) });
  return toFault('answerChoice', { question: nameOf(question) });
}

function faultOfSeveral(question: FlowQuestion, values: number): Fault | null {
  const takesSeveral = question.questionType === 'multiple-choice' && question.multiple;
  return values > 1 && !takesSeveral ? toFault('answerOne', { question: nameOf(question) }) : null;
}

function checkWay(
  questions: readonly FlowQuestion[],
  answers: readonly (Answer & { index: number })[],
  faults: FieldFaults,
): void {
  const values = new Map<number, string[]>();
  for (const { questionId, responseValue } of answers) {
    values.set(questionId, [...(values.get(questionId) ?? []), responseValue]);
  }
  const path = new Set(walkPath(questions, values));
  for (const { question, index } of answers) {
    if (!path.has(question))
      faults.set(`${index}.questionId`, toFault('answerSkipped', { question: nameOf(question) }));
  }
  for (const question of path) {
    if (question.required && isAnswerable(question) && !values.has(question.id)) {
      faults.set(`questions.${question.id}`, toFault('answerNeeded', { question: nameOf(question) }));
    }
  }
}
