import { isDefault, isPossibleAnswer } from './find-jump';
import { findBackSteps } from './find-loops';
import { type Flow, type FlowQuestion, isAnswerable, toFlow } from './flow';
import { possibleSteps, usableJumps } from './possible-steps';
import { walkPath } from './walk-path';

const severities = {
  'duplicate-id': 'error',
  'no-choices': 'error',
  'unknown-destination': 'error',
  loop: 'error',
  unreachable: 'error',
  'equal-values': 'warning',
  'unmet-condition': 'warning',
  'ignored-condition': 'warning',
  'back-jump': 'warning',
  'nothing-asked': 'warning',
} as const;

type FindingKind = keyof typeof severities;

/** Something wrong with a question, at its place in the list; `jump` is the index of the jump it is about. */
export type Finding = {
  questionId: number;
  index: number;
  kind: FindingKind;
  severity: 'error' | 'warning';
  message: string;
  jump?: number;
};

/** What an author should know: errors break the questionnaire, warnings are merely odd. In the order of the questions. */
export function checkQuestions(questions: readonly FlowQuestion[]): Finding[] {
  const flow = toFlow(questions);
  const reached = reachedFrom(flow, 0);
  const findings = questions.flatMap((question, index) => [
    ...checkOne(flow, question, index),
    ...(reached.has(index) ? [] : [found(flow, index, 'unreachable', 'No way leads to this question.')]),
  ]);
  return [...findings, ...checkBackSteps(flow), ...checkWhole(flow)].sort((a, b) => a.index - b.index);
}

/** Where the way that no answer changes has no question, there is none to answer on any way. */
function checkWhole(flow: Flow): Finding[] {
  if (flow.questions.length === 0 || walkPath(flow.questions, new Map()).some(isAnswerable)) return [];
  return [found(flow, 0, 'nothing-asked', 'Nothing asks for an answer, so nobody can send this.')];
}

function checkOne(flow: Flow, question: FlowQuestion, index: number): Finding[] {
  const values = question.choices.map(({ value }) => value);
  const isChoice = question.questionType === 'multiple-choice';
  const equal = isChoice ? values.find((value, place) => values.indexOf(value) !== place) : undefined;
  return [
    ...(flow.indexOf.get(question.id) === index
      ? []
      : [found(flow, index, 'duplicate-id', `Another question has the id ${question.id} too.`)]),
    ...(isChoice && values.length === 0
      ? [found(flow, index, 'no-choices', 'This question has no choices to choose from.')]
      : []),
    ...(equal === undefined ? [] : [found(flow, index, 'equal-values', `Two choices have the same value: ${equal}.`)]),
    ...checkJumps(flow, question, index),
  ];
}

function checkJumps(flow: Flow, question: FlowQuestion, index: number): Finding[] {
  const usable = new Set(usableJumps(question));
  const firstDefault = question.jumps.findIndex(isDefault);
  return question.jumps.flatMap((jump, place) => {
    const { conditionValue, destination } = jump;
    const value = conditionValue[0]?.value;
    const tell = (kind: FindingKind, message: string) => ({ ...found(flow, index, kind, message), jump: place });
    return [
      ...(flow.indexOf.has(destination.id)
        ? []
        : [tell('unknown-destination', `Jumps to question ${destination.id}, which is not there.`)]),
      ...(value === undefined || usable.has(place) ? [] : [tell('unmet-condition', unmet(question, value))]),
      ...(value === undefined && place !== firstDefault
        ? [tell('ignored-condition', 'Only the first jump without a condition is used.')]
        : []),
      ...(conditionValue.length > 1
        ? [tell('ignored-condition', `Only the first condition of a jump counts: ${value}.`)]
        : []),
    ];
  });
}

function unmet(question: FlowQuestion, value: string): string {
  if (!isAnswerable(question)) return `Nobody answers a statement, so no answer is ${value}.`;
  return isPossibleAnswer(question, value)
    ? `An earlier jump is already taken for ${value}.`
    : `No choice has the value ${value}.`;
}

function checkBackSteps(flow: Flow): Finding[] {
  return findBackSteps(flow).map(({ from, to, jump, isLoop }) => {
    const name = nameOf(flow.questions[to]);
    const message = isLoop ? `Leads back to ${name} in a loop.` : `Leads back to ${name}.`;
    return { ...found(flow, from, isLoop ? 'loop' : 'back-jump', message), ...(jump !== null && { jump }) };
  });
}

function reachedFrom(flow: Flow, start: number): Set<number> {
  const reached = new Set<number>();
  const open = [start];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (reached.has(index) || index >= flow.questions.length) continue;
    reached.add(index);
    open.push(...possibleSteps(flow, index).map(({ to }) => to));
  }
  return reached;
}

function found({ questions }: Flow, index: number, kind: FindingKind, message: string): Finding {
  const question = questions[index];
  return {
    questionId: question?.id ?? 0,
    index,
    kind,
    severity: severities[kind],
    message: `${nameOf(question)}: ${message}`,
  };
}

const nameLength = 60;

/** A question by its headline, in quotation marks and short enough for a line. */
export function nameOf(question: Pick<FlowQuestion, 'headline'> | undefined): string {
  const words = (question?.headline ?? '').replace(/\s+/g, ' ').trim();
  const letters = [...words];
  return `“${letters.length > nameLength ? `${letters.slice(0, nameLength - 1).join('')}…` : words}”`;
}
